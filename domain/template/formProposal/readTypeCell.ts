import type { QuestionType } from '#domain/template/formProposal/FormProposal.ts';

/** What people write in the column for types, and what else it can mean. */
export type TypeWord = QuestionType | 'yesNo' | 'signature' | 'heading' | 'nothing';

const of = (dataType: QuestionType['dataType'], dateType: QuestionType['dateType'] = null): QuestionType => ({
  dataType,
  dateType,
});

const rows: readonly (readonly [words: string, type: TypeWord])[] = [
  [
    'short text|text|string|varchar|char|line|single line|single line text|free text|text box|text field|name|short answer|alphanumeric',
    of('string'),
  ],
  [
    'long text|paragraph|multi line|multiline|multi line text|textarea|text area|memo|comment|comments|long answer|essay',
    of('text'),
  ],
  ['email|e mail|email address', of('email')],
  ['phone|phone number|telephone|tel|fax', of('phone')],
  ['address|street address|location', of('address')],
  ['whole number|integer|int|count|quantity', of('integer')],
  ['number|numeric|decimal|float|percent|percentage', of('float')],
  ['money|currency|dollars|dollar|amount|price|usd|$', of('money')],
  ['date|calendar|day', of('date', 'date')],
  ['date and time|date/time|date time|datetime|timestamp', of('date', 'date_time')],
  ['time|time of day', of('date', 'time')],
  ['date range|dates|from to|start and end', of('date_range')],
  [
    'multiple choice|single choice|choice|dropdown|drop down|drop down list|dropdown list|select|select list|radio|radio button|radio buttons|pick one|choose one|select one|pick list|picklist|list',
    of('multiple_choice'),
  ],
  [
    'checkbox|checkboxes|check box|check boxes|check all|check all that apply|select all|select all that apply|multi select|multiselect|multiple select|choose any|choose many|pick many|multiple answers',
    of('checkboxes'),
  ],
  ['file|upload|file upload|attachment|attachments|document|documents|photo|photos|image|picture|pdf', of('file')],
  ['url|link|website|web site|web address', of('url')],
  ['yes/no|yes or no|yes no|y/n|boolean|bool|true/false|true false', 'yesNo'],
  ['signature|sign|e signature|electronic signature', 'signature'],
  ['heading|header|section|section heading|title|group', 'heading'],
  ['button|instructions|instruction|info|information|label|static text|divider|none', 'nothing'],
];

const types: ReadonlyMap<string, TypeWord> = new Map(
  rows.flatMap(([words, type]) => words.split('|').map((word) => [word, type] as const)),
);

export interface TypeCell {
  /** null if the type isn't known */
  readonly word: TypeWord | null;
  /** what is in parentheses or after a colon, such as “Wood, Vinyl” in “Dropdown: Wood, Vinyl” */
  readonly details: string;
}

/** The type that a cell names. */
export function readTypeCell(cell: string): TypeCell {
  const colon = cell.indexOf(':');
  if (colon > 0) return { word: typeNamed(cell.slice(0, colon)), details: cell.slice(colon + 1) };
  const inParentheses = /\(([^()]*)\)/.exec(cell)?.[1] ?? '';
  return { word: typeNamed(cell.replace(/\([^()]*\)/g, ' ')), details: inParentheses };
}

function typeNamed(words: string): TypeWord | null {
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/$]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return types.get(plain) ?? null;
}
