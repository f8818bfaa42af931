import { isUuid } from '#domain/kernel/isUuid.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';

/** Maps names of an operation to where the body has them: `source` is `formula.formula`. */
export type BodyNames = Readonly<Record<string, string>>;

/**
 * Names that REST calls and the operations they run don't share. The first one is used if the body has none of
 * them.
 */
const usual: Readonly<Record<string, readonly string[]>> = {
  amount_cents: ['amount', 'check_paid_amount', 'cash_paid_amount'],
  form_ids: ['template_ids', 'item_ids'],
  idempotency_key: ['Idempotency-Key'],
  master_template_ids: ['template_ids', 'item_ids'],
  submission_ids: ['initiated_flow_ids', 'items'],
};

/**
 * Finds where the caller wrote what an operation reports under its own name: `memberMgmtLevel` is
 * `role.member_mgmt_level` in a body with that root. Names missing from the body are converted to REST
 * spelling, below the part of their path that exists.
 */
export function pathInBody(path: string, body: unknown, called: BodyNames = {}): string {
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

/** `answers.*` is renamed as a whole, because the body of a single answer names its field elsewhere. */
const withoutIdentity = ([first = '', second, ...rest]: readonly string[], called: BodyNames): readonly string[] =>
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
