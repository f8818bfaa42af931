import type { Typeface } from '#server/documents/typeface.ts';

export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly isMultiline: boolean;
  /** as the field requests; 0 for automatic */
  readonly size: number;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
  /** the last line is cut off */
  readonly isCut: boolean;
}

export const lineHeight = 1.2;
const usualSize = 12;
/** Smaller text can't be read on paper. */
const smallestSize = 6;

/** The largest font size at which a text fits, and its lines; at the smallest size, as much of it as fits. */
export function fitText(text: string, room: TextBox, typeface: Pick<Typeface, 'width'>): FittedText {
  const largest = Math.max(smallestSize, Math.min(room.size || usualSize, room.height / lineHeight));
  for (let size = largest; size > smallestSize; size -= 0.5) {
    const fitted = linesAt(text, room, size, typeface);
    if (fitted) return { size, lines: fitted, isCut: false };
  }
  const size = smallestSize;
  const lines = wrap(text, room.width / size, typeface);
  const most = Math.max(1, Math.floor(room.height / (size * lineHeight)));
  if (lines.length <= most) return { size, lines, isCut: false };
  const kept = lines.slice(0, most);
  const end = withEllipsis(kept.at(-1) ?? '', room.width / size, typeface);
  return { size, lines: [...kept.slice(0, -1), end], isCut: true };
}

function linesAt(text: string, room: TextBox, size: number, typeface: Pick<Typeface, 'width'>): string[] | null {
  if (!room.isMultiline) {
    const line = text.replaceAll('\n', ' ');
    return typeface.width(line, size) <= room.width ? [line] : null;
  }
  // words are broken only if they are too long at the smallest size
  if (text.split(/\s/).some((word) => typeface.width(word, size) > room.width)) return null;
  const lines = wrap(text, room.width / size, typeface);
  return lines.length * size * lineHeight <= room.height ? lines : null;
}

/**
 * Lines of at most this width at size 1, broken between words, and within a word only if it is too long on its own.
 */
export function wrap(text: string, width: number, typeface: Pick<Typeface, 'width'>): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const piece of paragraph.split(/(?<= )/).flatMap((word) => pieces(word, width, typeface))) {
      const taken = typeface.width(piece, 1);
      if (line !== '' && used + typeface.width(piece.trimEnd(), 1) > width) {
        lines.push(line.trimEnd());
        line = '';
        used = 0;
      }
      line += piece;
      used += taken;
    }
    return [...lines, line.trimEnd()];
  });
}

function pieces(word: string, width: number, typeface: Pick<Typeface, 'width'>): string[] {
  if (typeface.width(word.trimEnd(), 1) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of word) {
    const taken = typeface.width(letter, 1);
    if (piece !== '' && used + taken > width) {
      found.push(piece);
      piece = '';
      used = 0;
    }
    piece += letter;
    used += taken;
  }
  return [...found, piece];
}

function withEllipsis(line: string, width: number, typeface: Pick<Typeface, 'width'>): string {
  const letters = Array.from(line);
  while (letters.length > 0 && typeface.width(`${letters.join('')} …`, 1) > width) letters.pop();
  return `${letters.join('')} …`.trimStart();
}
