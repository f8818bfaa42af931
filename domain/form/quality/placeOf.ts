import type { QualityPlace } from '#domain/form/quality/QualityFinding.ts';
import type { QualitySource } from '#domain/form/quality/QualitySource.ts';

/** Where a part with this identity is; null if it has no place in the editor. Problems that block publishing name identities. */
export function placeOf({ form, steps }: QualitySource, identity: string): QualityPlace | null {
  const step = form.sectionables.find((each) => each.identity === identity && each.type === 'Step');
  if (step) return { stepId: step.id };
  const outcome = form.outcomes.find((each) => each.identity === identity);
  if (outcome) return { stepId: outcome.stepId, outcomeId: outcome.id };
  const field = form.fields.find((each) => each.identity === identity);
  const section = field ? form.sections[field.section] : form.sections.find((each) => each.identity === identity);
  if (!section) return null;
  const around = form.sectionables[section.sectionable]?.id;
  const holder = steps.find(({ id, survey }) => id === around || survey?.id === around);
  return { stepId: holder?.id ?? null, sectionId: section.id, ...(field ? { fieldId: field.id } : {}) };
}
