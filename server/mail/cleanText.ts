import { oneLine, truncate } from '#domain/kernel/text.ts';

const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const controls = /[^\P{Cc}\n]/gu;
const linkStart = /:\/\/|\bwww\./gi;
const longestName = 80;

/**
 * Sanitizes one line that contains names chosen by strangers: no line breaks (header injection), no direction marks, and
 * nothing that an email client would turn into a link. Real links are in buttons.
 */
export function cleanLine(text: string): string {
  return oneLine(text.replace(direction, '').replace(linkStart, ' '));
}

export function cleanName(text: string): string {
  return truncate(cleanLine(text), longestName);
}

/** Sanitizes a quoted message. Line breaks and links are kept. */
export function cleanMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(direction, '').replace(controls, '').trim();
}
