import type { Content } from '#domain/form/Content.ts';
import { isContentRecord, isWholeNumber } from '#domain/form/Content.ts';
import { formatUsd } from '#domain/kernel/money.ts';

/** An answer as it stands in a line that is typed into. */
export function typedText(content: Content): string {
  const text = isContentRecord(content) ? content['text'] : content;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}

/** A number of the United States as it is kept. */
const fromHere = /^\+1(\d{3})(\d{3})(\d{4})$/;

export const typedPhone = (content: Content): string => typedText(content).replace(fromHere, '($1) $2-$3');

/** The sign stands before the line. */
export const typedAmount = (content: Content): string =>
  isWholeNumber(content) ? formatUsd(content).replace('$', '') : typedText(content);
