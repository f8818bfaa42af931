import type { Content } from '#domain/form/Content.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { kinds } from '#domain/form/fields/kinds.ts';

/** The problem of an empty field: none, unless an answer is required. */
export function missingProblem(field: FieldConfig): CodedProblem | null {
  return field.required ? kinds[field.dataType].missing(field) : null;
}

/** The problem of one answer to a visible field. */
export function checkAnswer(content: Content, field: FieldConfig): CodedProblem | null {
  const kind = kinds[field.dataType];
  return kind.isEmpty(content) ? missingProblem(field) : kind.checkFor(field)(content);
}
