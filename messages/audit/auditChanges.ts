import { ownValue } from '#domain/kernel/ownValue.ts';
import { editLevelWords, permissionWords } from '#messages/team/roleWords.ts';

type Data = Readonly<Record<string, unknown>>;

/** Display names of changed settings. */
const names: Readonly<Record<string, string>> = {
  name: 'name',
  color: 'color',
  timeZone: 'time zone',
  slug: 'URL',
  supportEmail: 'support email',
  showsTags: 'applicants see tags',
  logo: 'logo',
  banner: 'portal banner',
  permissions: 'permissions',
  editLevel: 'who can edit it',
  checkNumber: 'check number',
  enableFormCreation: 'creates forms',
  remoteGisEnabled: 'remote GIS',
};

/** Display text for changed flags of a payout account. */
const accountWords: Readonly<Record<string, readonly [whenTrue: string, whenFalse: string]>> = {
  chargesEnabled: ['payments can be accepted', 'payments can’t be accepted'],
  payoutsEnabled: ['payouts are on', 'payouts are off'],
  detailsSubmitted: ['details are complete', 'details are missing'],
};

const valueWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(permissionWords).map(([permission, { name }]) => [permission, name])),
  ...editLevelWords,
  '–': 'none',
};

/** Lists and changes are stored as text: `a, b → c`. */
const inWords = (value: string): string =>
  value
    .split(' → ')
    .map((side) =>
      side
        .split(', ')
        .map((each) => ownValue(valueWords, each) ?? each)
        .join(', '),
    )
    .join(' → ');

const ofCodes = new Set(['permissions', 'editLevel']);

function changeInWords(name: string, value: unknown): string {
  const account = ownValue(accountWords, name);
  if (account) return String(value) === 'true' ? account[0] : account[1];
  const text = ofCodes.has(name) ? inWords(String(value)) : String(value);
  return `${ownValue(names, name) ?? name}: ${text}`;
}

/** The changes, field by field. Leaves out who made them and the fields in `about`, which are shown elsewhere. */
export function auditChanges(data: Data, ...about: readonly string[]): string {
  const known = new Set(['by', 'byEmail', 'key', ...about]);
  const changed = Object.entries(data).filter(([name, value]) => !known.has(name) && value !== null && value !== '');
  return changed.length === 0 ? '' : ` (${changed.map(([name, value]) => changeInWords(name, value)).join('; ')})`;
}
