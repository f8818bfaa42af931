import type { Content } from '#domain/form/Content.ts';
import type { FieldConfig, Flaw } from '#domain/form/fields/FieldKind.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

/** What is said of a field while it is empty: nothing, unless an answer is required. */
export function missingFlaw(field: FieldConfig): Flaw | null {
  return field.required ? kinds[field.dataType].missing(field) : null;
}

/** What is wrong with one answer to a field that is shown. */
export function checkAnswer(content: Content, field: FieldConfig): Flaw | null {
  const kind = kinds[field.dataType];
  return kind.isEmpty(content) ? missingFlaw(field) : kind.checkFor(field)(content);
}

/**
 * What may be stored of an answer that comes in: canonical content of its kind. A well-formed answer that breaks a rule
 * (out of range, half an address) is stored, because people stop in the middle; what cannot be read is not.
 */
export function readAnswer(raw: Content, field: FieldConfig): Result<Content, Flaw> {
  const kind = kinds[field.dataType];
  const content = kind.parse(raw, field);
  if (kind.isEmpty(content)) return ok(null);
  if (kind.schemaFor(field).safeParse(content).success) return ok(content);
  return failed(kind.checkFor(field)(content) ?? kind.missing(field));
}
