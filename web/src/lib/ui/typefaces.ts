/** The site's typefaces: nothing is drawn before they are there, so that no text moves. */

/** The milliseconds after which this page is set in the typefaces of the system. */
const PATIENCE = 1000;
const USED = ['16px "Source Sans 3"', "600 16px Literata"];

/** Wait for the typefaces; if they do not come in time, this page does without them. */
export async function typefaces(): Promise<void> {
  const loaded = Promise.all(USED.map((one) => document.fonts.load(one))).then(
    (found) => found.every((faces) => faces.length > 0),
    () => false,
  );
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE));
  if (!(await Promise.race([loaded, late]))) {
    document.documentElement.dataset.typefaces = "system";
  }
}
