import { safePath } from '#web/parts/session/safePath.ts';

/** Documented referrer types of pages that link to role pages and expect the user back. */
const pagesByType = {
  MasterTemplate: (id: string) => `/workflows/${id}`,
  FlowTemplate: (id: string) => `/workflows/${id}`,
  InitiatedFlow: (id: string) => `/initiated_flows/${id}`,
} as const;

const pageOf = (type: string): ((id: string) => string) | undefined =>
  Object.hasOwn(pagesByType, type) ? pagesByType[type as keyof typeof pagesByType] : undefined;

/** The page that linked here, taken from this page's URL, or null. */
export function referrerIn(search: URLSearchParams): string | null {
  const path = safePath(search.get('referrer'), '');
  if (path !== '') return path;
  const page = pageOf(search.get('referrer_type') ?? '');
  const id = search.get('referrer_id');
  return page && id && /^[\w-]+$/.test(id) ? page(id) : null;
}

export interface Referrer {
  readonly type: keyof typeof pagesByType;
  /** plain ID */
  readonly id: string;
  /** exact path to return to, where the type's own page would lose the place */
  readonly from: string;
}

export function withReferrer(path: string, { type, id, from }: Referrer): string {
  return `${path}?${new URLSearchParams({ referrer_type: type, referrer_id: id, referrer: from })}`;
}

const names = ['referrer', 'referrer_type', 'referrer_id'] as const;

/** Adds the current referrer to a path. */
export function copyReferrer(path: string, search: URLSearchParams): string {
  const [pathname = '', own] = path.split('?');
  const kept = new URLSearchParams(own);
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
