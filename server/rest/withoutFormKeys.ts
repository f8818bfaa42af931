import type { Problem } from '#domain/kernel/refusal.ts';
import type { Method } from '#server/rest/endpoint.ts';

/**
 * Fields that web forms send along with the user's input. The token is checked earlier; the others have no
 * meaning.
 */
const withoutMeaning = new Set(['authenticity_token', 'utf8', 'commit']);

interface Read {
  readonly body: Record<string, unknown>;
  readonly problems: readonly Problem[];
}

/**
 * Removes a form's own fields from its body. A form that sends `_method` means another HTTP method than
 * browsers can send. Methods aren't overridden here, so such a form is refused.
 */
export function withoutFormKeys({ _method: meant, ...given }: Record<string, unknown>, method: Method): Read {
  const body = Object.fromEntries(Object.entries(given).filter(([name]) => !withoutMeaning.has(name)));
  const isSame = meant === undefined || (typeof meant === 'string' && meant.toUpperCase() === method);
  return { body, problems: isSame ? [] : [{ path: '_method', code: 'otherMethod' }] };
}
