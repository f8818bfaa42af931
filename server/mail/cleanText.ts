import { oneLine, truncate } from '#domain/kernel/text.ts';

const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const controls = /[^\P{Cc}\n]/gu;
const linkStart = /:\/\/|\bwww\./gi;
const longestName = 80;

/**
 * One line of our own text that contains names chosen by strangers: removes line breaks (header injection),
 * bidirectional controls, and everything that mail programs would turn into a link. Our links are buttons.
 */
export function cleanLine(text: string): string {
  return oneLine(text.replace(direction, '').replace(linkStart, ' '));
}

export function cleanName(text: string): string {
  return truncate(cleanLine(text), longestName);
}

/** Multi-line text that a person wrote, with its links. */
export function cleanMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(direction, '').replace(controls, '').trim();
}
