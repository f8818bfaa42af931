import type { Content } from '#domain/form/Content.ts';
import { isContentRecord, isWholeNumber } from '#domain/form/Content.ts';
import type { DataType } from '#domain/form/fields/FieldKind.ts';
import { formatAmount } from '#domain/kernel/money.ts';

/** An answer as it stands in a line that is typed into. */
export function lineOf(content: Content, dataType: DataType): string {
  if (content === null) return '';
  if (typeof content === 'string') return content;
  if (dataType === 'money' && isWholeNumber(content)) return formatAmount(content);
  if (typeof content === 'number') return String(content);
  const text = isContentRecord(content) ? content['text'] : null;
  return typeof text === 'string' ? text : '';
}
