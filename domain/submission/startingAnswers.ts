import type { Content } from '#domain/form/Content.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import { namesFiles } from '#domain/form/fields/fileIdsOf.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import type { Form, FormField, FormSectionable } from '#domain/form/Form.ts';

export interface StartingAnswer {
  readonly field: FormField;
  readonly content: Content;
  /** the step at which it is asked */
  readonly stepIdentity: string;
  /** a renewal cannot change it */
  readonly isLocked: boolean;
}

/**
 * What a submission begins with: what was answered last time, by the identities of fields, where a field says so and still
 * understands it; otherwise what the form answers by itself. An answer that breaks a rule of today is there to be
 * mended, so it is never locked.
 */
export function startingAnswers(form: Form, earlier: ReadonlyMap<string, Content>): StartingAnswer[] {
  return form.fields.flatMap((field) => {
    const asked = placeOf(form, field);
    if (!asked || asked.type === 'Survey') return [];
    const kept = carriedOver(field, earlier.get(field.identity) ?? null);
    const content = kept ?? kinds[field.dataType].defaultContent(field);
    if (content === null) return [];
    const isLocked = kept !== null && field.lockOnRenewal && checkAnswer(kept, field) === null;
    return [{ field, content, stepIdentity: asked.identity, isLocked }];
  });
}

function carriedOver(field: FormField, content: Content): Content {
  if (!field.autofillOnRenewal || content === null) return null;
  // a text that became a file names nobody's file
  if (kinds[field.dataType].names === 'files' && !namesFiles(content)) return null;
  const read = readAnswer(content, field);
  return read.ok ? read.value : null;
}

const placeOf = (form: Form, { section }: FormField): FormSectionable | undefined =>
  form.sectionables[form.sections[section]?.sectionable ?? -1];
