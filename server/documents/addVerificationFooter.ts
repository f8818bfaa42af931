import { degrees, rgb, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import { lineHeight, wrap } from '#server/documents/fitText.ts';
import type { Typeface } from '#server/documents/typeface.ts';

/** What is printed below a document, so that anyone can verify it. */
export interface VerificationFooter {
  /** the content of the QR code */
  readonly address: string;
  readonly lines: readonly string[];
}

const height = 72;
const margin = 12;
const picture = height - 2 * margin;
const size = 9;
const ink = rgb(0, 0, 0);

/**
 * Adds space below the first page, as displayed, for a QR code and the address in text. The town's own drawing is
 * never overwritten. See decision 0062.
 */
export function addVerificationFooter(
  document: PDFDocument,
  typeface: Typeface,
  { address, lines }: VerificationFooter,
): void {
  const page = document.getPage(0);
  const at = roomUnder(page);
  const { data, size: modules } = encode(address, { ecc: 'M', border: 0 });
  const dot = picture / modules;
  for (const [row, dots] of data.entries())
    for (const [from, to] of runsOf(dots))
      at.box(margin + from * dot, margin + picture - (row + 1) * dot, (to - from) * dot, dot);
  let down = margin + picture - size;
  const start = 2 * margin + picture;
  const room = Math.max(picture, at.width - start - margin) / size;
  for (const line of lines.flatMap((each) => wrap(each, room, typeface))) {
    let along = start;
    for (const { text, font } of typeface.runs(line)) {
      page.drawText(text, { ...at.point(along, down), size, font, rotate: degrees(at.angle) });
      along += typeface.width(text, size);
    }
    down -= size * lineHeight;
  }
}

/** The start and end of each run of dark modules. */
function runsOf(dots: readonly boolean[]): readonly (readonly [number, number])[] {
  const starts = dots.flatMap((isDark, place) => (isDark && !dots[place - 1] ? [place] : []));
  return starts.map((from) => {
    const end = dots.findIndex((isDark, place) => place > from && !isDark);
    return [from, end < 0 ? dots.length : end] as const;
  });
}

interface Room {
  /** as displayed */
  readonly width: number;
  /** converts a point of the added space, measured as displayed, to page coordinates */
  readonly point: (along: number, up: number) => { readonly x: number; readonly y: number };
  readonly box: (along: number, up: number, width: number, tall: number) => void;
  /** by which text must be rotated */
  readonly angle: number;
}

/** Extends the page at the side that is the bottom as displayed, since viewers rotate pages. */
function roomUnder(page: PDFPage): Room {
  const { x, y, width, height: tall } = page.getCropBox();
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const isTurned = angle === 90 || angle === 270;
  const grown = {
    x: angle === 270 ? x - height : x,
    y: angle === 0 ? y - height : y,
    width: width + (isTurned ? height : 0),
    height: tall + (isTurned ? 0 : height),
  };
  page.setMediaBox(grown.x, grown.y, grown.width, grown.height);
  page.setCropBox(grown.x, grown.y, grown.width, grown.height);
  const far = { x: grown.x + grown.width, y: grown.y + grown.height };
  const point: Room['point'] = (along, up) => {
    switch (angle) {
      case 90:
        return { x: far.x - up, y: grown.y + along };
      case 180:
        return { x: far.x - along, y: far.y - up };
      case 270:
        return { x: grown.x + up, y: far.y - along };
      default:
        return { x: grown.x + along, y: grown.y + up };
    }
  };
  const box: Room['box'] = (along, up, wide, high) => {
    const [one, other] = [point(along, up), point(along + wide, up + high)];
    page.drawRectangle({
      x: Math.min(one.x, other.x),
      y: Math.min(one.y, other.y),
      width: Math.abs(one.x - other.x),
      height: Math.abs(one.y - other.y),
      color: ink,
    });
  };
  return { width: isTurned ? tall : width, point, box, angle };
}
