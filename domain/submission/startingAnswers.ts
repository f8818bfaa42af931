import type { Content } from '#domain/form/Content.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import { namesFiles } from '#domain/form/fields/fileIdsOf.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import type { Form, FormField, FormSectionable } from '#domain/form/Form.ts';

export interface StartingAnswer {
  readonly field: FormField;
  readonly content: Content;
  /** the step that asks for it */
  readonly stepIdentity: string;
  /** it cannot be changed in a renewal */
  readonly isLocked: boolean;
}

/**
 * The initial answers of a submission: earlier answers by field identity, if the field carries them over and they are
 * still readable; otherwise the defaults. An earlier answer that is invalid now is never locked, so that it can be
 * corrected.
 */
export function startingAnswers(form: Form, earlier: ReadonlyMap<string, Content>): StartingAnswer[] {
  return form.fields.flatMap((field) => {
    const place = placeOf(form, field);
    if (!place || place.type === 'Survey') return [];
    const kept = carriedOver(field, earlier.get(field.identity) ?? null);
    const content = kept ?? kinds[field.dataType].defaultContent(field);
    if (content === null) return [];
    const isLocked = kept !== null && field.lockOnRenewal && checkAnswer(kept, field) === null;
    return [{ field, content, stepIdentity: place.identity, isLocked }];
  });
}

function carriedOver(field: FormField, content: Content): Content {
  if (!field.autofillOnRenewal || content === null) return null;
  // a text is no file id, even if the field asks for a file now
  if (kinds[field.dataType].names === 'files' && !namesFiles(content)) return null;
  const read = readAnswer(content, field);
  return read.ok ? read.value : null;
}

const placeOf = (form: Form, { section }: FormField): FormSectionable | undefined =>
  form.sectionables[form.sections[section]?.sectionable ?? -1];
