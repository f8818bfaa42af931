import type { Form } from '#domain/form/Form.ts';

/** Where an answer is saved: the field in the version of the form, and its step in the submission. */
export function locateAnswer(
  form: Form,
  activeSteps: ReadonlyMap<string, string>,
  identity: string,
): { readonly fieldId: string; readonly activeStepId: string } {
  const field = form.fields[form.fieldSlots.get(identity) ?? -1];
  const sectionable = form.sectionables[form.sections[field?.section ?? -1]?.sectionable ?? -1];
  return { fieldId: `Field:${field?.id ?? ''}`, activeStepId: activeSteps.get(sectionable?.identity ?? '') ?? '' };
}
