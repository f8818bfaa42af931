import type { Form } from '#domain/form/Form.ts';

/**
 * In which survey sections and fields are asked, by their identities; all else is in none. Many people answer a survey,
 * none of whom sees the rest of the form: its logic asks what it asks itself, and nothing outside asks its answers.
 * Decision 0058.
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
