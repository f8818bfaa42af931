import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormField, Span } from '#domain/form/Form.ts';

/** A visible question and its answer as text; null if unanswered. */
export interface FieldInWords {
  readonly field: FormField;
  readonly text: string | null;
}

export interface SectionInWords {
  readonly identity: string;
  readonly name: string;
  readonly fields: readonly FieldInWords[];
}

export interface StepInWords {
  readonly identity: string;
  readonly name: string;
  readonly sections: readonly SectionInWords[];
}

/**
 * Questions and answers for reading, in form order, including unanswered questions. Hidden questions are left out, and
 * so are steps and sections without any visible ones.
 */
export function answersInWords(evaluation: Evaluation, { from, to }: Span, timeZone: string): readonly StepInWords[] {
  const { form } = evaluation;
  const inWords = (field: FormField): FieldInWords => {
    const kind = kinds[field.dataType];
    const content = evaluation.content(field.identity);
    return { field, text: kind.isEmpty(content) ? null : kind.summarise(content, field, timeZone) };
  };
  const fieldsIn = (span: Span): readonly FieldInWords[] =>
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
