import { degrees, rgb, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import { lineHeight, wrap } from '#server/documents/fitText.ts';
import type { Typeface } from '#server/documents/typeface.ts';

/** What stands under a paper, so that anybody can ask whether it is valid. */
export interface CheckStrip {
  /** what a phone reads */
  readonly address: string;
  readonly lines: readonly string[];
}

const height = 72;
const margin = 12;
const picture = height - 2 * margin;
const size = 9;
const ink = rgb(0, 0, 0);

/**
 * Adds room under the first page, as it is read, for a picture that phones read and for the address in words. What the town
 * has drawn stays as it is: nothing is written over. Decision 0062.
 */
export function addCheckStrip(document: PDFDocument, typeface: Typeface, { address, lines }: CheckStrip): void {
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

/** From where to where dark dots follow each other. */
function runsOf(dots: readonly boolean[]): readonly (readonly [number, number])[] {
  const starts = dots.flatMap((isDark, place) => (isDark && !dots[place - 1] ? [place] : []));
  return starts.map((from) => {
    const end = dots.findIndex((isDark, place) => place > from && !isDark);
    return [from, end < 0 ? dots.length : end] as const;
  });
}

interface Room {
  /** as it is read */
  readonly width: number;
  /** a point of the room, counted along and up as it is read, on the page */
  readonly point: (along: number, up: number) => { readonly x: number; readonly y: number };
  readonly box: (along: number, up: number, width: number, tall: number) => void;
  /** in which text is turned to be read */
  readonly angle: number;
}

/** Makes the page longer at the side that is its bottom when it is read: viewers turn pages. */
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
