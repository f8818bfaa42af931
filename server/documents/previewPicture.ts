import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { create } from 'fontkit';
import { hasLightColor } from '#domain/team/team.ts';

interface Preview {
  readonly team: string;
  readonly color: string;
  /** Null for the page of the team itself. */
  readonly form: string | null;
}

interface GlyphPath {
  scale(x: number, y: number): GlyphPath;
  translate(x: number, y: number): GlyphPath;
  toSVG(): string;
}

/** The part of fontkit's font that draws outlines; its types know only what PDFs need. */
interface Font {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string): { readonly glyphs: readonly { readonly path: GlyphPath; readonly advanceWidth: number }[] };
}

interface Line {
  readonly path: string;
  readonly width: number;
}

const width = 1200;
const height = 630;
const margin = 80;
const ofTitle = { size: 76, lineHeight: 92, mostLines: 4 };
const ofTeam = { size: 40 };

const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
const fonts: readonly Font[] = scripts.map((script) => {
  const name = `@fontsource/source-serif-4/files/source-serif-4-${script}-600-normal.woff`;
  return create(readFileSync(new URL(import.meta.resolve(name)))) as unknown as Font;
});

/** A picture for link previews, 1200 by 630: the form's name over the team's, on the team's color. Decision 0112. */
export function previewPicture({ team, color, form }: Preview): Uint8Array {
  const paper = /^#[0-9a-f]{6}$/i.test(color) ? color : '#363636';
  const ink = hasLightColor(paper) ? '#1a222b' : '#ffffff';
  const lines = linesOf(form ?? team, ofTitle.size);
  const top = form === null ? (height - lines.length * ofTitle.lineHeight) / 2 + ofTitle.size : margin + ofTitle.size;
  const [name] = form === null ? [] : linesOf(team, ofTeam.size);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect y="${height - 16}" width="${width}" height="16" fill="${ink}" opacity="0.25"/>`,
    ...lines.map(({ path }, at) => glyphs(path, margin, top + at * ofTitle.lineHeight, ink, 1)),
    name ? glyphs(name.path, margin, height - margin, ink, 0.85) : '',
    '</svg>',
  ].join('');
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

const glyphs = (path: string, x: number, y: number, ink: string, opacity: number): string =>
  `<path transform="translate(${x} ${y})" fill="${ink}" opacity="${opacity}" d="${path}"/>`;

/** Text as outlines, in lines that fit. What doesn't fit ends with an ellipsis. */
function linesOf(text: string, size: number): readonly Line[] {
  const most = width - 2 * margin;
  const words = text.toWellFormed().normalize('NFC').trim().split(/\s+/);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && outline(longer, size).width <= most) lines[lines.length - 1] = longer;
    else lines.push(cut(word, size, most));
  }
  const shown = lines.slice(0, ofTitle.mostLines);
  if (lines.length > shown.length) shown.push(cut(`${shown.pop()}…`, size, most));
  return shown.map((line) => outline(line, size));
}

function cut(line: string, size: number, most: number): string {
  if (outline(line, size).width <= most) return line;
  let letters = Array.from(line);
  while (letters.length > 1 && outline(`${letters.join('')}…`, size).width > most) letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}

/** Each letter is drawn with the first font that has it; one that none has is left out. */
function outline(line: string, size: number): Line {
  let x = 0;
  let path = '';
  for (const letter of line) {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (!font) continue;
    const scale = size / font.unitsPerEm;
    for (const glyph of font.layout(letter).glyphs) {
      path += glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += glyph.advanceWidth * scale;
    }
  }
  return { path, width: x };
}
