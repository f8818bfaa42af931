import type { Finder } from '#domain/finder/Finder.ts';

/** The most forms that a form's page lists. */
export const mostCombined = 5;

/**
 * The forms that are often needed together with one: first those that staff chose, then those that share the most results
 * with it.
 */
export function combinedForms({ results, combinations }: Finder, formId: string): readonly string[] {
  const chosen = combinations.filter(({ formIds }) => formIds.includes(formId)).flatMap(({ formIds }) => formIds);
  const shared = new Map<string, number>();
  for (const { forms } of results) {
    if (!forms.some((form) => form.formId === formId)) continue;
    for (const form of forms) shared.set(form.formId, (shared.get(form.formId) ?? 0) + 1);
  }
  const byCount = [...shared].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  return [...new Set([...chosen, ...byCount])].filter((id) => id !== formId);
}
