import type { Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { answeredEntityId } from '#domain/form/fields/kinds/entity.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';
import { canonicalJson } from '#domain/kernel/canonicalJson.ts';

/** Compares parsed values: '12.50' as typed equals 1250 as stored. What the server added to an answer doesn't count. */
export function isSameAnswer(form: Form, identity: string, one: Content, other: Content): boolean {
  const field = fieldOf(form, identity);
  const read = (content: Content): Content => {
    const parsed = field && content !== null ? kinds[field.dataType].parse(content, field) : content;
    return field?.dataType === 'entity' ? answeredEntityId(parsed) : parsed;
  };
  return canonicalJson(read(one)) === canonicalJson(read(other));
}
