import type { Form } from '#domain/form/Form.ts';

/**
 * The survey each section and field belongs to, by identity; others belong to none. Many people answer a survey, and
 * none of them sees the rest of the form, so its logic only uses its own fields and nothing outside uses them. Decision
 * 0058.
 */
export function surveysOf(form: Form): ReadonlyMap<string, string> {
  const surveys = new Map<string, string>();
  for (const { identity, sectionable, fields } of form.sections) {
    const around = form.sectionables[sectionable];
    if (around?.type !== 'Survey') continue;
    surveys.set(identity, around.identity);
    for (const field of form.fields.slice(fields.from, fields.to)) surveys.set(field.identity, around.identity);
  }
  return surveys;
}
