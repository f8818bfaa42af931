import type { Content } from '#domain/form/Content.ts';
import { isContentRecord, isWholeNumber } from '#domain/form/Content.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { formatUsd } from '#domain/kernel/money.ts';

/** A number of the United States as it is kept. */
const fromHere = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** An answer as it stands in a line that is typed into. */
export function lineOf(content: Content, dataType: DataType): string {
  if (content === null) return '';
  if (typeof content === 'string') return dataType === 'phone' ? content.replace(fromHere, '($1) $2-$3') : content;
  // the sign stands before the line
  if (dataType === 'money' && isWholeNumber(content)) return formatUsd(content).replace('$', '');
  if (typeof content === 'number') return String(content);
  const text = isContentRecord(content) ? content['text'] : null;
  return typeof text === 'string' ? text : '';
}
