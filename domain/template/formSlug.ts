import type { Problem } from '#domain/kernel/refusal.ts';
import { isSlug } from '#domain/kernel/slugs.ts';

/** Parts of an address below a team's that are the product's own, such as `/{team}/process_listing`. */
const reserved: ReadonlySet<string> = new Set(['process_listing', 'search', 'new', 'edit']);

export function isReservedFormSlug(slug: string): boolean {
  return reserved.has(slug.toLowerCase());
}

/** What is wrong with the address of a form, apart from somebody else having it. */
export function formSlugProblems(slug: string): Problem[] {
  if (!isSlug(slug)) return [{ path: 'slug', code: 'slugInvalid' }];
  return isReservedFormSlug(slug) ? [{ path: 'slug', code: 'slugTaken' }] : [];
}
