import { safePath } from '#web/parts/session/safePath.ts';

/** Pages that send people elsewhere to prepare something, by the names in which they say so. */
const pagesByType: Readonly<Record<string, (id: string) => string>> = {
  MasterTemplate: (id) => `/workflows/${id}`,
  FlowTemplate: (id) => `/workflows/${id}`,
  InitiatedFlow: (id) => `/initiated_flows/${id}`,
};

/** Where somebody came from and will want to go back to, as the address of this page says; null when it does not. */
export function referrerIn(search: URLSearchParams): string | null {
  const path = safePath(search.get('referrer'), '');
  if (path !== '') return path;
  const page = pagesByType[search.get('referrer_type') ?? ''];
  const id = search.get('referrer_id');
  return page && id && /^[\w-]+$/.test(id) ? page(id) : null;
}

const names = ['referrer', 'referrer_type', 'referrer_id'] as const;

/** An address that remembers the same referrer. */
export function keepingReferrer(path: string, search: URLSearchParams): string {
  const [pathname = '', own] = path.split('?');
  const kept = new URLSearchParams(own);
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
