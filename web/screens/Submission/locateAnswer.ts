import type { Form } from '#domain/form/Form.ts';

/** IDs to save an answer with: the field in this form version, and its active step. */
export function locateAnswer(
  form: Form,
  activeSteps: ReadonlyMap<string, string>,
  identity: string,
): { readonly fieldId: string; readonly activeStepId: string } {
  const field = form.fields[form.fieldSlots.get(identity) ?? -1];
  const sectionable = form.sectionables[form.sections[field?.section ?? -1]?.sectionable ?? -1];
  return { fieldId: `Field:${field?.id ?? ''}`, activeStepId: activeSteps.get(sectionable?.identity ?? '') ?? '' };
}
