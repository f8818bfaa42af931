import { ownValue } from '#domain/kernel/ownValue.ts';
import { oneLine } from '#domain/kernel/text.ts';

/** Prefixes that programmers write in front of names. */
const typePrefixes: ReadonlySet<string> = new Set(
  'txt txta tf tb tbx chk chkbox cb cbx cbo cmb ddl drp lst rb rbtn rdo btn fld ctl'.split(' '),
);

/** Words that programs give to fields without a name. They say nothing about the question. */
const technicalWords: ReadonlySet<string> = new Set(
  `text textfield textbox textarea field box check checkbox radio radiobutton button group choice dropdown combo
   combobox list listbox fill undefined untitled unnamed form page subform topmost topmostsubform numeric numericfield
   input`.split(/\s+/),
);

/** Short forms in names of fields, and what they stand for. */
const shortForms: Readonly<Record<string, string>> = {
  addl: 'additional',
  addr: 'address',
  amt: 'amount',
  apt: 'apartment',
  biz: 'business',
  bldg: 'building',
  bus: 'business',
  co: 'company',
  cont: 'contractor',
  dept: 'department',
  desc: 'description',
  dob: 'date of birth',
  emerg: 'emergency',
  est: 'estimated',
  exp: 'expiration',
  fname: 'first name',
  lic: 'license',
  lname: 'last name',
  mgr: 'manager',
  mname: 'middle name',
  nbr: 'number',
  num: 'number',
  org: 'organization',
  ph: 'phone',
  prop: 'property',
  qty: 'quantity',
  rep: 'representative',
  sq: 'square',
  sqft: 'square feet',
  tel: 'phone',
  yr: 'year',
};

/** Words that are written in capitals. */
const capitals: ReadonlySet<string> = new Set(
  'adu apn dba ein fein gis hoa hvac id llc po ssn tin url usa vin zip'.split(' '),
);

/** Words after which a number is part of the name. */
const numbered: ReadonlySet<string> = new Set(
  'line level phase floor lot block option part section question page unit'.split(' '),
);

const withoutIndexes = (name: string): string => name.replace(/\[\d{1,9}\]/g, '');

/** The parts of a full name, from the outermost group to the field. */
export const partsOfName = (name: string): readonly string[] =>
  withoutIndexes(name)
    .split('.')
    .map((part) => oneLine(part))
    .filter((part) => part !== '');

/** The words of a name: `txtOwnerName1` has the words “owner”, “name”, and “1”. */
export function wordsOfName(part: string): readonly string[] {
  const words = part
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}$%&'’/()#]+/gu, ' ')
    .trim()
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
  return words.length > 1 && typePrefixes.has(words[0] ?? '') ? words.slice(1) : words;
}

/** Whether a name says nothing, such as “Text1”, “Check Box2”, or “f1_01”. */
export const isTechnical = (words: readonly string[]): boolean =>
  words.every((word) => technicalWords.has(word) || typePrefixes.has(word) || word.length < 2 || /^\d+$/.test(word));

/** A name as people write it, without the number that tells fields of the same name apart. */
export function labelOfWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const isCounted = words.length > 1 && /^\d+$/.test(last) && !numbered.has(words.at(-2) ?? '');
  const whole = (isCounted ? words.slice(0, -1) : words).flatMap((word, place) => {
    const spelled = word === 'no' && words.length > 1 ? 'number' : (ownValue(shortForms, word) ?? word);
    return spelled.split(' ').map((each, inner) => {
      if (capitals.has(each)) return each.toUpperCase();
      return place + inner === 0 ? each.charAt(0).toUpperCase() + each.slice(1) : each;
    });
  });
  return whole.join(' ').replace(/\bZIP$/, 'ZIP code');
}

const endSigns: ReadonlySet<string> = new Set(' *:_.…'.split(''));
const requiredSigns = ['(required)', '(mandatory)', ', required', '*'] as const;

/** A text that was written for people, without the signs around it, and whether it says that an answer is required. */
export function readLabel(text: string): { readonly label: string; readonly saysRequired: boolean } {
  let label = oneLine(text);
  const sign = requiredSigns.find((each) => label.toLowerCase().endsWith(each));
  const saysRequired = sign !== undefined || label.startsWith('*');
  if (sign !== undefined) label = label.slice(0, -sign.length);
  while (endSigns.has(label.at(-1) ?? '')) label = label.slice(0, -1);
  while (label.startsWith('*') || label.startsWith('•') || label.startsWith(' ')) label = label.slice(1);
  const isShouted = label.length > 4 && label === label.toUpperCase() && /\p{L}{2}/u.test(label);
  return { label: isShouted ? labelOfWords(label.toLowerCase().split(' ')) : label, saysRequired };
}

/** Whether people wrote a name rather than a program: it has spaces and no signs of programs. */
export const isWritten = (part: string): boolean => part.includes(' ') && !/[_[\]]/.test(part);
