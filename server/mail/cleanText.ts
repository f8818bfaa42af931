import { oneLine, truncate } from '#domain/kernel/text.ts';

const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const controls = /[^\P{Cc}\n]/gu;
const linkStart = /:\/\/|\bwww\./gi;
const longestName = 80;

/**
 * One line of our own words with names in them that strangers chose: no line break can end a header, no character can
 * turn the text around, and nothing becomes a link when a mail program looks for links. Links stand in buttons.
 */
export function cleanLine(text: string): string {
  return oneLine(text.replace(direction, '').replace(linkStart, ' '));
}

export function cleanName(text: string): string {
  return truncate(cleanLine(text), longestName);
}

/** What somebody wrote over several lines, with their links. */
export function cleanMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(direction, '').replace(controls, '').trim();
}
