import { isUuid } from '#domain/kernel/isUuid.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';

/** What an operation calls otherwise than the body of a call, and where the body has it: `source` is `formula.formula`. */
export type Called = Readonly<Record<string, string>>;

/** What calls of REST name otherwise than the operations they run. The first is named where the body has none of them. */
const usual: Readonly<Record<string, readonly string[]>> = {
  amount_cents: ['amount', 'check_paid_amount', 'cash_paid_amount'],
  form_ids: ['template_ids', 'item_ids'],
  idempotency_key: ['Idempotency-Key'],
  master_template_ids: ['template_ids', 'item_ids'],
  submission_ids: ['initiated_flow_ids', 'items'],
};

/**
 * Where the caller wrote what an operation names in its own words: `memberMgmtLevel` is `role.member_mgmt_level` in a
 * body with that root. What the body does not hold is named in the letters of REST, below as much of its place as is there.
 */
export function placeInBody(path: string, body: unknown, called: Called = {}): string {
  const parts = path.split('.').filter((part, at) => part !== '' && !(at === 0 && part === 'input'));
  const places = placesIn(body);
  const isSent = (name: string): boolean => places.some((place) => place.at(-1) === name);
  const nameOf = (part: string): string => ownValue(called, part) ?? (isSent(part) ? part : sentAs(part, isSent));
  const named = withoutIdentity(parts.map(inSnakeCase), called).flatMap((part) => nameOf(part).split('.'));
  for (let length = named.length; length > 0; length -= 1) {
    const begin = named.slice(0, length);
    const found = places.filter((place) => begin.every((part, at) => place.at(at - length) === part));
    if (found.length === 1) return [...(found[0] ?? []), ...named.slice(length)].join('.');
  }
  return named.join('.');
}

function sentAs(part: string, isSent: (name: string) => boolean): string {
  const names = ownValue(usual, part);
  return names?.find(isSent) ?? names?.[0] ?? part;
}

/** `answers.*` is called otherwise as a whole: the body of one answer names its field elsewhere. */
const withoutIdentity = ([first = '', second, ...rest]: readonly string[], called: Called): readonly string[] =>
  second !== undefined && called[`${first}.*`] !== undefined
    ? [called[`${first}.*`] ?? first, ...rest]
    : [first, ...(second === undefined ? [] : [second]), ...rest].filter((part) => part !== '');

const inSnakeCase = (part: string): string =>
  isUuid(part) ? part : part.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

function placesIn(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([name, item]) => placesIn(item, [...at, name]));
  return at.length === 0 ? inside : [at, ...inside];
}
