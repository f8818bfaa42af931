import type { Content } from '#domain/form/Content.ts';
import { isContentList, isContentRecord } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';

/** Whether two contents mean the same: '12.50' as it is typed is 1250 as it is stored. */
export function isSameAnswer(form: Form, identity: string, one: Content, other: Content): boolean {
  const field = fieldOf(form, identity);
  const read = (content: Content): Content =>
    field && content !== null ? kinds[field.dataType].parse(content, field) : content;
  return ordered(read(one)) === ordered(read(other));
}

/** As text that does not depend on the order of keys, which a database may change. */
const ordered = (content: Content): string => JSON.stringify(sorted(content));

function sorted(content: Content): Content {
  if (isContentList(content)) return content.map(sorted);
  if (!isContentRecord(content)) return content;
  const entries = Object.entries(content).map(([key, value]) => [key, sorted(value)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
