import type { Problem } from '#domain/kernel/refusal.ts';
import { isSlug } from '#domain/kernel/slugs.ts';
import { isBlank } from '#domain/kernel/text.ts';

export const maxSearchPageForms = 30;
export const maxSearchPageFields = 12;
export const maxSearchPages = 50;
const nameMaxLength = 100;
const instructionsMaxLength = 2_000;

/** A form on a search page, and the questions whose published answers are searched and shown. */
interface SearchPageItem {
  readonly formId: string;
  readonly fieldIdentities: readonly string[];
}

/** What people search several forms by, at an address of its own. */
export interface SearchPageDraft {
  readonly name: string;
  readonly slug: string;
  readonly instructions: string | null;
  readonly items: readonly SearchPageItem[];
}

export function searchPageProblems({ name, slug, instructions, items }: SearchPageDraft): Problem[] {
  const problems: Problem[] = [];
  if (isBlank(name)) problems.push({ path: 'name', code: 'nameMissing' });
  if (name.length > nameMaxLength) problems.push({ path: 'name', code: 'tooLong', params: { max: nameMaxLength } });
  if (!isSlug(slug)) problems.push({ path: 'slug', code: 'slugInvalid' });
  if (instructions !== null && instructions.length > instructionsMaxLength)
    problems.push({ path: 'instructions', code: 'tooLong', params: { max: instructionsMaxLength } });
  if (items.length === 0) problems.push({ path: 'items', code: 'formsMissing' });
  if (new Set(items.map(({ formId }) => formId)).size < items.length)
    problems.push({ path: 'items', code: 'searchPageFormTwice' });
  return problems;
}
