import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormField, FieldRange } from '#domain/form/Form.ts';

/** A visible question and its answer as text; null if unanswered. */
export interface FieldAsText {
  readonly field: FormField;
  readonly text: string | null;
}

export interface SectionAsText {
  readonly identity: string;
  readonly name: string;
  readonly fields: readonly FieldAsText[];
}

export interface StepAsText {
  readonly identity: string;
  readonly name: string;
  readonly sections: readonly SectionAsText[];
}

/**
 * Questions and answers for reading, in form order, including unanswered questions. Hidden questions are left out, and
 * so are steps and sections without any visible ones.
 */
export function answersAsText(
  evaluation: Evaluation,
  { from, to }: FieldRange,
  timeZone: string,
): readonly StepAsText[] {
  const { form } = evaluation;
  const inWords = (field: FormField): FieldAsText => {
    const kind = kinds[field.dataType];
    const content = evaluation.content(field.identity);
    return { field, text: kind.isEmpty(content) ? null : kind.summarise(content, field, timeZone) };
  };
  const fieldsIn = (span: FieldRange): readonly FieldAsText[] =>
    form.fields
      .slice(Math.max(from, span.from), Math.min(to, span.to))
      .filter(({ identity }) => evaluation.isFieldShown(identity))
      .map(inWords);
  return form.sectionables
    .map(({ identity, name, sections }) => ({
      identity,
      name,
      sections: form.sections
        .slice(sections.from, sections.to)
        .map((section) => ({ identity: section.identity, name: section.name, fields: fieldsIn(section.fields) }))
        .filter(({ fields }) => fields.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}
