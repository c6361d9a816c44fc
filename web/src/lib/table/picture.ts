/** The result of a game as a picture to share, drawn here: no server and no foreign art. */

export interface PictureSeat {
  name: string;
  place: string;
  points: string;
  first: boolean;
  colour: string;
}
export interface Picture {
  game: string;
  headline: string;
  foot: string;
  seats: PictureSeat[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const PAPER = "#f7f0e3";
const INK = "#2b2118";
const SOFT = "#65543f";
const GOLD = "#c9962b";
const SERIF = "Literata, Georgia, serif";
const SANS = '"Source Sans 3", system-ui, sans-serif';

/** The two houses of the site's sign, 32 × 32. */
const HOUSES: [string, string][] = [
  ["#b8553a", "M3 29V14l6-5 6 5v15Z"],
  ["#d9b26a", "M15 29V11l7-7 7 7v18Z"],
  [
    PAPER,
    "M7 29v-5a2 2 0 0 1 4 0v5ZM20 29v-7a2 2 0 0 1 4 0v7ZM7.5 16h3v4h-3ZM18 13h3v4h-3ZM23.5 13h3v4h-3Z",
  ],
];

/** Write a text, smaller where it does not fit. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  [x, y]: [number, number],
  [weight, size, family]: [number, number, string],
  most: number,
): void {
  let height = size;
  do {
    pen.font = `${weight} ${height}px ${family}`;
    height -= 2;
  } while (height > 14 && pen.measureText(text).width > most);
  pen.fillText(text, x, y, most);
}

export function draw(canvas: HTMLCanvasElement, picture: Picture): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 6;
  pen.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
  pen.save();
  pen.translate(70, 56);
  pen.scale(3.2, 3.2);
  for (const [colour, path] of HOUSES) {
    pen.fillStyle = colour;
    pen.fill(new Path2D(path));
  }
  pen.restore();
  pen.textBaseline = "alphabetic";
  pen.fillStyle = SOFT;
  write(pen, picture.game, [196, 102], [400, 34, SANS], 900);
  pen.fillStyle = INK;
  write(pen, picture.headline, [196, 156], [600, 52, SERIF], 930);
  const step = Math.min(84, 360 / Math.max(1, picture.seats.length));
  for (const [i, seat] of picture.seats.entries()) {
    const y = 250 + i * step;
    if (seat.first) {
      pen.fillStyle = "#f3e2b8";
      pen.fillRect(64, y - step * 0.62, WIDTH - 128, step * 0.9);
    }
    pen.fillStyle = seat.colour;
    pen.beginPath();
    pen.arc(110, y - 12, 15, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = INK;
    write(pen, seat.place, [150, y], [600, 38, SANS], 70);
    write(pen, seat.name, [230, y], [seat.first ? 600 : 400, 38, SANS], 620);
    pen.textAlign = "right";
    write(pen, seat.points, [WIDTH - 96, y], [600, 42, SANS], 240);
    pen.textAlign = "left";
  }
  pen.fillStyle = SOFT;
  write(pen, picture.foot, [70, HEIGHT - 56], [400, 26, SANS], WIDTH - 140);
}

/** The picture as a PNG file. */
export async function pngOf(picture: Picture): Promise<File> {
  const canvas = document.createElement("canvas");
  await document.fonts.ready;
  draw(canvas, picture);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The picture could not be drawn.");
  return new File([blob], "contrada.png", { type: "image/png" });
}
