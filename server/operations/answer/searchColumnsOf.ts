import type { Content } from '#domain/form/Content.ts';
import { isContentRecord } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormField } from '#domain/form/Form.ts';

export interface SearchColumns {
  readonly text: string | null;
  readonly number: number | null;
  readonly time: string | null;
  readonly entityId: string | null;
}

const mostIndexedText = 1_000;
const nothing: SearchColumns = { text: null, number: null, time: null, entityId: null };

/** What filters, search and statistics find an answer by, beside its content. */
export function searchColumnsOf(content: Content, field: FormField): SearchColumns {
  const kind = kinds[field.dataType];
  if (kind.isEmpty(content)) return nothing;
  return {
    text: kind.searchText(content, field).slice(0, mostIndexedText) || null,
    number: kind.numberFor?.(field)(content) ?? null,
    time: timeOf(content, field),
    entityId: entityOf(content, field),
  };
}

function timeOf(content: Content, { dataType, dateType }: FormField): string | null {
  if (dataType === 'date' && dateType !== 'time' && typeof content === 'string') return content;
  if (dataType === 'date_range' && isContentRecord(content) && typeof content['start'] === 'string') {
    return dateType === 'time' ? null : content['start'];
  }
  return null;
}

const entityOf = (content: Content, { dataType }: FormField): string | null =>
  dataType === 'entity' && isContentRecord(content) && typeof content['id'] === 'string' ? content['id'] : null;
