import type { Content } from '#domain/form/Content.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { oneLine } from '#domain/kernel/text.ts';

const unwanted = /[^\P{Cc}\n\t]/gu;

/** One line as a person typed it. PostgreSQL stores neither NUL nor half surrogate pairs, so neither may pass. */
export function readLine(text: string): string | null {
  return oneLine(text.toWellFormed()) || null;
}

/** Several lines: line breaks and tabs stay, other control characters go. */
export function readLines(text: string): string | null {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwanted, '').trim() || null;
}

/** Reads text with `read`; what is not text is left as it came. */
export function readIfText(raw: Content, read: (text: string) => Content): Content {
  return typeof raw === 'string' ? read(raw) : raw;
}

/** Length as the browser's maxlength counts it. */
export function lengthCheck(maxLength: number | null): (content: Content) => CodedProblem | null {
  const tooLong: CodedProblem = { code: 'tooLong', params: { max: maxLength ?? 0 } };
  return (content) => {
    if (typeof content !== 'string') return { code: 'mustBeText' };
    return maxLength !== null && content.length > maxLength ? tooLong : null;
  };
}

export function shownText(content: Content): string {
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}
