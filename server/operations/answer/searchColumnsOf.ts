import type { Content } from '#domain/form/Content.ts';
import { isContentRecord } from '#domain/form/Content.ts';
import type { FieldKind } from '#domain/form/fields/FieldKind.ts';
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

/** The columns that filters, search, and statistics use to find an answer. */
export function searchColumnsOf(content: Content, field: FormField): SearchColumns {
  const kind: FieldKind = kinds[field.dataType];
  if (kind.isEmpty(content)) return nothing;
  return {
    text: kind.searchText(content, field).slice(0, mostIndexedText) || null,
    number: kind.numberFor?.(field)(content) ?? null,
    time: timeOf(content, kind, field),
    entityId: entityOf(content, kind),
  };
}

function timeOf(content: Content, { timeIn }: FieldKind, { dateType }: FormField): string | null {
  // a time of day is not a date
  const time = dateType === 'time' ? null : (timeIn?.(content) ?? null);
  return typeof time === 'string' ? time : null;
}

const entityOf = (content: Content, { names }: FieldKind): string | null =>
  names === 'entity' && isContentRecord(content) && typeof content['id'] === 'string' ? content['id'] : null;
