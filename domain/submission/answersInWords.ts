import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormField, Span } from '#domain/form/Form.ts';

/** A question that is asked, with what was answered; null when nothing was. */
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
 * What was asked and answered, to be read: in the order of the form, unanswered questions too. What is not asked, because
 * the rules hide it, is left out; so are steps and sections of which nothing is left.
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
