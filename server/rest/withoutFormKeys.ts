import type { Problem } from '#domain/kernel/refusal.ts';
import type { Method } from '#server/rest/endpoint.ts';

/** What forms of pages bring along beside what a person typed: the token is judged before, the others say nothing. */
const withoutMeaning = new Set(['authenticity_token', 'utf8', 'commit']);

interface Read {
  readonly body: Record<string, unknown>;
  readonly problems: readonly Problem[];
}

/**
 * A body without what belongs to its form. A form that says `_method` means another method than the one that browsers
 * send; here addresses are called by the method itself, so a form that means another is not done as if it meant this one.
 */
export function withoutFormKeys({ _method: meant, ...given }: Record<string, unknown>, method: Method): Read {
  const body = Object.fromEntries(Object.entries(given).filter(([name]) => !withoutMeaning.has(name)));
  const isSame = meant === undefined || (typeof meant === 'string' && meant.toUpperCase() === method);
  return { body, problems: isSame ? [] : [{ path: '_method', code: 'otherMethod' }] };
}
