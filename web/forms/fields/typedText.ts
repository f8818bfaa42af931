import type { Content } from '#domain/form/Content.ts';
import { isContentRecord, isWholeNumber } from '#domain/form/Content.ts';
import { formatUsd } from '#domain/kernel/money.ts';

/** An answer as text for an input. */
export function typedText(content: Content): string {
  const text = isContentRecord(content) ? content['text'] : content;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}

/** A stored US number. */
const fromHere = /^\+1(\d{3})(\d{3})(\d{4})$/;

export const typedPhone = (content: Content): string => typedText(content).replace(fromHere, '($1) $2-$3');

/** The $ sign is the input's prefix. */
export const typedAmount = (content: Content): string =>
  isWholeNumber(content) ? formatUsd(content).replace('$', '') : typedText(content);
