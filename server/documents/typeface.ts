import { readFileSync } from 'node:fs';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

/** One typeface in files by script. A character is printed with the first font that has it. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;

interface FontFile {
  readonly bytes: Buffer;
  readonly letters: ReadonlySet<number>;
}

interface Run {
  readonly text: string;
  readonly font: PDFFont;
}

export interface Typeface {
  /** a line split into runs of one font each */
  readonly runs: (line: string) => Run[];
  readonly width: (line: string, size: number) => number;
}

let files: readonly FontFile[] | undefined;

const fontFiles = (): readonly FontFile[] =>
  (files ??= scripts.map((script) => {
    const name = `@fontsource/source-serif-4/files/source-serif-4-${script}-400-normal.woff`;
    const bytes = readFileSync(new URL(import.meta.resolve(name)));
    return { bytes, letters: new Set(fontkit.create(bytes).characterSet) };
  }));

const fileFor = (letter: string): FontFile | undefined =>
  fontFiles().find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

const isWritten = /[\p{L}\p{M}\p{N}]/u;

/** The text as printed: composed characters, without invisible ones; a symbol that no font has becomes a ?. */
export function printable(text: string): string {
  const composed = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[^\P{Cc}\n]|\p{Cf}|\p{Emoji_Modifier}|\ufe0f/gu, '');
  return Array.from(composed)
    .map((letter) => (letter === '\n' || isWritten.test(letter) || fileFor(letter) ? letter : '?'))
    .join('');
}

/** Letters that can't be printed: omitting them would falsify a name. */
export function unprintableLetters(text: string): string {
  return [...new Set(text)].filter((letter) => isWritten.test(letter) && !fileFor(letter)).join('');
}

/** Embeds the fonts that a text needs, each with only the used glyphs. */
export async function openTypeface(document: PDFDocument, texts: readonly string[]): Promise<Typeface> {
  document.registerFontkit(fontkit);
  const letters = new Set(texts.flatMap((text) => Array.from(text)));
  const used = new Set([' ', '…', ...letters].flatMap((letter) => fileFor(letter) ?? []));
  const fonts = new Map<FontFile, PDFFont>();
  for (const file of used) fonts.set(file, await document.embedFont(file.bytes, { subset: true }));
  const widths = new Map<string, number>();

  const runs = (line: string): Run[] => {
    const found: { text: string; file: FontFile }[] = [];
    for (const letter of line) {
      const open = found.at(-1);
      if (open?.file.letters.has(letter.codePointAt(0) ?? 0)) open.text += letter;
      else {
        const file = fileFor(letter);
        if (file) found.push({ text: letter, file });
      }
    }
    return found.flatMap(({ text, file }) => {
      const font = fonts.get(file);
      return font ? [{ text, font }] : [];
    });
  };
  const widthAtOne = (line: string): number => {
    const known =
      widths.get(line) ?? runs(line).reduce((sum, { text, font }) => sum + font.widthOfTextAtSize(text, 1), 0);
    widths.set(line, known);
    return known;
  };
  return { runs, width: (line, size) => widthAtOne(line) * size };
}
