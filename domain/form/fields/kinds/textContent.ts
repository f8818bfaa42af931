import type { Content } from '#domain/form/Content.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { oneLine } from '#domain/kernel/text.ts';

const unwanted = /[^\P{Cc}\n\t]/gu;

/** One line of typed text. PostgreSQL can store neither NUL nor lone surrogates, so both are removed. */
export function readLine(text: string): string | null {
  return oneLine(text.toWellFormed()) || null;
}

/** Several lines. Keeps line breaks and tabs, removes other control characters. */
export function readLines(text: string): string | null {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwanted, '').trim() || null;
}

/** Parses text with `read`; returns anything else unchanged. */
export function parseIfText(raw: Content, read: (text: string) => Content): Content {
  return typeof raw === 'string' ? read(raw) : raw;
}

/** Counts length as the browser's maxlength does. */
export function lengthCheck(maxLength: number | null): (content: Content) => CodedProblem | null {
  const tooLong: CodedProblem = { code: 'tooLong', params: { max: maxLength ?? 0 } };
  return (content) => {
    if (typeof content !== 'string') return { code: 'mustBeText' };
    return maxLength !== null && content.length > maxLength ? tooLong : null;
  };
}

export function contentText(content: Content): string {
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}
