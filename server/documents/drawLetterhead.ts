import { rgb, type PDFDocument, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
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

/** Null for a picture that can't be drawn, such as a damaged one: a document without a logo is better than none. */
export async function embedLogo(document: PDFDocument, logo: Uint8Array | null): Promise<PDFImage | null> {
  if (logo === null) return null;
  const isPng = logo[0] === 0x89;
  return (isPng ? document.embedPng(logo) : document.embedJpg(logo)).catch(() => null);
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
  logo: PDFImage | null,
): number {
  const { width, height } = page.getSize();
  const top = height - margin;
  const size = logo ? logo.scaleToFit(logoBox.width, logoBox.height) : { width: 0, height: nameSize * 1.4 };
  if (logo) page.drawImage(logo, { x: margin, y: top - size.height, ...size });
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
