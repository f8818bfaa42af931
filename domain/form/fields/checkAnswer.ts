import type { Content } from '#domain/form/Content.ts';
import type { Check, FieldConfig, Flaw } from '#domain/form/fields/FieldKind.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

/** Prepares the whole check of a field that is shown: an empty answer is wrong only where one is required. */
export function checkAnswer(field: FieldConfig): Check {
  const kind = kinds[field.dataType];
  const whenEmpty = field.required ? kind.missing(field) : null;
  const check = kind.checkFor(field);
  return (content) => (kind.isEmpty(content) ? whenEmpty : check(content));
}

/** What is wrong with one answer. Whoever checks many keeps what checkAnswer prepares. */
export function validateAnswer(content: Content, field: FieldConfig): readonly Flaw[] {
  const flaw = checkAnswer(field)(content);
  return flaw === null ? [] : [flaw];
}

/**
 * What may be stored of an answer that comes in: canonical content of its kind. A well-formed answer that breaks a rule
 * (out of range, half an address) is stored, because people stop in the middle; what cannot be read is not.
 */
export function readAnswer(raw: Content, field: FieldConfig): Result<Content, Flaw> {
  const kind = kinds[field.dataType];
  const content = kind.parse(raw, field);
  if (kind.isEmpty(content)) return ok(null);
  if (kind.schema.safeParse(content).success) return ok(content);
  return failed(kind.checkFor(field)(content) ?? kind.missing(field));
}
