/** A rules text, as the build turns it into sections. */
declare module "*.md" {
  const sections: import("./lib/board").RulesSection[];
  export default sections;
}
