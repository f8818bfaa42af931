import { degrees, rgb, type PDFDocument } from '@cantoo/pdf-lib';
import type { Typeface } from '#server/documents/typeface.ts';

const color = rgb(0.6, 0, 0);
const opacity = 0.3;
/** As a share of the diagonal. */
const share = 0.6;

/** Draws a watermark on each page, so that no one mistakes a draft for the document itself. */
export function drawWatermark(document: PDFDocument, typeface: Typeface, word: string): void {
  const wideness = typeface.width(word, 1);
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const turn = page.getRotation().angle;
    const isTurned = turn % 180 !== 0;
    const slope = isTurned ? Math.atan2(width, height) : Math.atan2(height, width);
    const size = (Math.hypot(width, height) * share) / wideness;
    const angle = slope + (turn * Math.PI) / 180;
    // from the center of the page, half the width back and a third of the font size down
    let at = {
      x: x + width / 2 - (Math.cos(angle) * size * wideness) / 2 + (Math.sin(angle) * size) / 3,
      y: y + height / 2 - (Math.sin(angle) * size * wideness) / 2 - (Math.cos(angle) * size) / 3,
    };
    for (const { text, font } of typeface.runs(word)) {
      page.drawText(text, { ...at, size, font, color, opacity, rotate: degrees((angle * 180) / Math.PI) });
      const along = typeface.width(text, size);
      at = { x: at.x + Math.cos(angle) * along, y: at.y + Math.sin(angle) * along };
    }
  }
}
