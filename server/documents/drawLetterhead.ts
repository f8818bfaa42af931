import {
  concatTransformationMatrix,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  type PDFDocument,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { imageSize } from 'image-size';
import { townAccent } from '#domain/team/townAccent.ts';
import { wrap } from '#server/documents/fitText.ts';
import { printable, type Typeface } from '#server/documents/typeface.ts';

/** What the top of a page shows of a team. */
export interface Letterhead {
  readonly teamName: string;
  /** `#rrggbb` */
  readonly color: string;
  /** a PNG or JPEG picture */
  readonly logo: Uint8Array | null;
}

const logoBox = { width: 160, height: 48 };
const nameSize = 13;
const gap = 12;
const lineWidth = 2;

/** A logo in a document. PDF readers ignore how a photo was held, so drawing turns it. */
export interface EmbeddedLogo {
  readonly image: PDFImage;
  readonly turn: Matrix;
}

type Matrix = readonly [number, number, number, number, number, number];

/** From the stored picture to the one that people see, both one unit wide and high, by EXIF orientation. */
const turns: readonly Matrix[] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
];
const upright: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Null for a picture that can't be drawn, such as a damaged one: a document without a logo is better than none. Only for
 * a separate process, because some files keep the parsers busy for minutes.
 */
export async function embedLogo(document: PDFDocument, logo: Uint8Array | null): Promise<EmbeddedLogo | null> {
  if (logo === null) return null;
  const isPng = logo[0] === 0x89;
  const image = await (isPng ? document.embedPng(logo) : document.embedJpg(logo)).catch(() => null);
  return image && { image, turn: isPng ? upright : turnOf(logo) };
}

function turnOf(photo: Uint8Array): Matrix {
  try {
    return turns[(imageSize(photo).orientation ?? 1) - 1] ?? upright;
  } catch {
    // the parser throws many kinds of errors for damaged metadata
    return upright;
  }
}

/** The largest size in a box, as people see the logo. */
function sizeOf({ image, turn: [a] }: EmbeddedLogo, box: Size): Size {
  const [width, height] = a === 0 ? [image.height, image.width] : [image.width, image.height];
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}

function drawLogo(page: PDFPage, { image, turn }: EmbeddedLogo, { x, y, width, height }: Size & Point): void {
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, x, y),
    concatTransformationMatrix(...turn),
  );
  page.drawImage(image, { x: 0, y: 0, width: 1, height: 1 });
  page.pushOperators(popGraphicsState());
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Place {
  readonly page: PDFPage;
  readonly typeface: Typeface;
  readonly margin: number;
}

/** Draws the logo, the team's name, and a line in its color at the top of a page. Returns how far down they reach. */
export function drawLetterhead(
  { page, typeface, margin }: Place,
  { teamName, color }: Letterhead,
  logo: EmbeddedLogo | null,
): number {
  const { width, height } = page.getSize();
  const top = height - margin;
  const size = logo ? sizeOf(logo, logoBox) : { width: 0, height: nameSize * 1.4 };
  if (logo) drawLogo(page, logo, { x: margin, y: top - size.height, ...size });
  const start = margin + (logo ? size.width + gap : 0);
  const [name = ''] = wrap(printable(teamName), (width - margin - start) / nameSize, typeface);
  let x = start;
  for (const { text, font } of typeface.runs(name)) {
    page.drawText(text, { x, y: top - size.height / 2 - nameSize * 0.35, size: nameSize, font });
    x += typeface.width(text, nameSize);
  }
  const y = top - size.height - gap;
  // a pale color would vanish on paper
  const lineColor = colorOf(townAccent(color)?.light.solid ?? color);
  page.drawLine({ start: { x: margin, y }, end: { x: width - margin, y }, thickness: lineWidth, color: lineColor });
  return y - gap;
}

function colorOf(hex: string): ReturnType<typeof rgb> {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0;
  return rgb((value >> 16) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255);
}
