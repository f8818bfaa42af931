import type { QuestionType } from '#domain/template/formProposal/FormProposal.ts';
import type { FoundFormat } from '#domain/template/formProposal/FoundField.ts';

export const shortText: QuestionType = { dataType: 'string', dateType: null };
const longText: QuestionType = { dataType: 'text', dateType: null };
const number: QuestionType = { dataType: 'float', dateType: null };
const date: QuestionType = { dataType: 'date', dateType: 'date' };
const dateTime: QuestionType = { dataType: 'date', dateType: 'date_time' };
const time: QuestionType = { dataType: 'date', dateType: 'time' };

const formats: Readonly<Record<FoundFormat, QuestionType>> = {
  date,
  dateTime,
  time,
  phone: { dataType: 'phone', dateType: null },
  money: { dataType: 'money', dateType: null },
  number,
  percent: number,
  code: shortText,
};

interface Rule {
  readonly type: QuestionType;
  readonly words: RegExp;
  /** words that mean something else */
  readonly unless?: RegExp;
}

/** What the words of a question say about its answer. The first rule that fits decides. */
const rules: readonly Rule[] = [
  { type: { dataType: 'email', dateType: null }, words: /\be-?mails?\b/ },
  { type: { dataType: 'url', dateType: null }, words: /\b(?:web ?sites?|web address|url|home ?page)\b/ },
  {
    type: { dataType: 'phone', dateType: null },
    words: /\b(?:phones?|telephones?|cell|mobile|fax)\b/,
    unless: /\b(?:mobile home|mobile food|carrier|extension|type|company)\b/,
  },
  { type: dateTime, words: /\bdate (?:and|&|\/) time\b/ },
  {
    type: date,
    words: /\b(?:date|birthday|mm ?[/-] ?dd)\b/,
    unless: /\bup to date\b/,
  },
  { type: time, words: /\b(?:start|end|begin|event|opening|closing|arrival|departure|set ?up) time\b/ },
  {
    type: { dataType: 'money', dateType: null },
    words:
      /\$|\b(?:amount|fees?|costs?|price|valuation|deposit|rent|salary|wages?|income|revenue|dollars?|balance due|total due|(?:project|job|work|market|assessed|construction|estimated|property|contract) value|value of)\b/,
    unless: /\b(?:number|description|type|method|center|paid by|code|for rent)\b/,
  },
  {
    type: { dataType: 'integer', dateType: null },
    words:
      /\b(?:number of|no\. of|# of|how many|count|quantity|stories|bedrooms|bathrooms|units|employees|occupants|dwellings|parking spaces|age|seats|attendance|guests|participants|vehicles)\b/,
    unless: /\b(?:names?|list|describe|description|type|unit number)\b/,
  },
  {
    type: number,
    words:
      /\b(?:square (?:feet|footage)|sq\.? ?ft|acres|acreage|lot size|width|height|length|depth|feet|percent(?:age)?|weight|gallons)\b/,
    unless: /\b(?:describe|description)\b/,
  },
  {
    type: { dataType: 'address', dateType: null },
    words: /\baddress(?:es)?\b/,
    unless: /\b(?:line|city|state|ip|return)\b/,
  },
  {
    type: longText,
    words:
      /\b(?:describe|description|explain|explanation|comments?|remarks?|notes?|details?|reasons?|purpose|scope of work|narrative|list all|special conditions)\b/,
  },
];

interface TypeClues {
  /** the question as people read it, and its name in the file */
  readonly texts: readonly string[];
  readonly format?: FoundFormat | null;
  readonly isMultiline?: boolean;
}

/** The type of a question with a text answer. */
export function typeOfQuestion({ texts, format = null, isMultiline = false }: TypeClues): QuestionType {
  if (format !== null) return formats[format];
  for (const text of texts) {
    const words = text.toLowerCase();
    const rule = rules.find((each) => each.words.test(words) && !each.unless?.test(words));
    if (rule && !(isMultiline && rule.type.dataType !== 'address')) return rule.type;
  }
  return isMultiline ? longText : shortText;
}
