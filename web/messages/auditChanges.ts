import { editLevelWords, permissionWords } from '#web/messages/roles.ts';

type Data = Readonly<Record<string, unknown>>;

/** What was changed, as people call it. */
const names: Readonly<Record<string, string>> = {
  name: 'name',
  color: 'color',
  timeZone: 'time zone',
  slug: 'URL',
  supportEmail: 'support email',
  showsTags: 'applicants see tags',
  permissions: 'permissions',
  editLevel: 'who can edit it',
  checkNumber: 'check number',
};

/** Of an account that is paid out to, both ways. */
const accountWords: Readonly<Record<string, readonly [whenTrue: string, whenFalse: string]>> = {
  chargesEnabled: ['payments can be taken', 'payments cannot be taken'],
  payoutsEnabled: ['payouts are made', 'payouts are not made'],
  detailsSubmitted: ['all details are given', 'details are missing'],
};

const valueWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(permissionWords).map(([permission, { name }]) => [permission, name])),
  ...editLevelWords,
  '–': 'none',
};

/** Lists and changes are kept as text: `a, b → c`. */
const inWords = (value: string): string =>
  value
    .split(' → ')
    .map((side) =>
      side
        .split(', ')
        .map((each) => valueWords[each] ?? each)
        .join(', '),
    )
    .join(' → ');

const ofCodes = new Set(['permissions', 'editLevel']);

function changeInWords(name: string, value: unknown): string {
  const account = accountWords[name];
  if (account) return String(value) === 'true' ? account[0] : account[1];
  const text = ofCodes.has(name) ? inWords(String(value)) : String(value);
  return `${names[name] ?? name}: ${text}`;
}

/** What was changed, field by field; who did it and what it is `about` stand elsewhere. */
export function auditChanges(data: Data, ...about: readonly string[]): string {
  const known = new Set(['by', 'byEmail', 'key', ...about]);
  const changed = Object.entries(data).filter(([name, value]) => !known.has(name) && value !== null && value !== '');
  return changed.length === 0 ? '' : ` (${changed.map(([name, value]) => changeInWords(name, value)).join('; ')})`;
}
