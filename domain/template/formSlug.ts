import type { Problem } from '#domain/kernel/refusal.ts';
import { isSlug } from '#domain/kernel/slugs.ts';

/** Second path segments used by the product, such as `/{team}/process_listing`. */
const reserved: ReadonlySet<string> = new Set(['finder', 'process_listing', 'search', 'status', 'new', 'edit']);

export function isReservedFormSlug(slug: string): boolean {
  return reserved.has(slug.toLowerCase());
}

/** Problems with the slug of a form, except that it's taken. */
export function formSlugProblems(slug: string): Problem[] {
  if (!isSlug(slug)) return [{ path: 'slug', code: 'slugInvalid' }];
  return isReservedFormSlug(slug) ? [{ path: 'slug', code: 'slugTaken' }] : [];
}
