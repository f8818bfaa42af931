import type { DataType } from '#domain/form/fields/kinds.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { onlineAmountRefusal } from '#domain/payment/onlineAmount.ts';
import type { RequirementKind } from '#domain/submission/requirements.ts';

/** What can be asked for by a name alone: kinds that need choices or records are asked for by forms. */
export const askedDataTypes = [
  'string',
  'text',
  'file',
  'date',
  'money',
  'integer',
  'float',
  'phone',
  'email',
  'address',
  'url',
] as const satisfies readonly DataType[];

type AskedDataType = (typeof askedDataTypes)[number];

export interface AskedField {
  readonly name: string;
  readonly dataType: AskedDataType;
  readonly required: boolean;
}

/** In what ways a payment may come beside a card, and who bears its fees. */
export interface AskedTerms {
  readonly acceptsCash: boolean;
  readonly acceptsChecks: boolean;
  readonly constituentPaysFee: boolean;
}

/** As the form is paid; where it asks for no money, the office takes all that is handed over. */
export const termsToBeginWith = (ofForm: AskedTerms | null): AskedTerms =>
  ofForm ?? { acceptsCash: true, acceptsChecks: true, constituentPaysFee: false };

/** What staff write until it is sent. */
export interface RequirementDraft {
  readonly name: string | null;
  readonly description: string | null;
  /** what a payment asks for, in cents; null while no one has typed it */
  readonly amountCents: number | null;
  /** a payment leaves it to whoever pays */
  readonly payerDecides: boolean;
  /** what data asks for, in its order */
  readonly fields: readonly AskedField[];
}

export const mostAskedFields = 30;
const longestName = 200;

const tooLong = (path: string, text: string): Problem[] =>
  oneLine(text).length > longestName ? [{ path, code: 'tooLong', params: { max: longestName } }] : [];

/** What is wrong with what is written so far. A draft is saved while staff write it, so nothing has to be complete. */
export function requirementDraftProblems(kind: RequirementKind, draft: RequirementDraft): Problem[] {
  const named = tooLong('name', draft.name ?? '');
  return [...named, ...(kind === 'PaymentRequirement' ? amountProblems(draft) : fieldsProblems(draft))];
}

/** Whether it names what is asked for, without which it is not sent. */
export function isRequirementComplete(kind: RequirementKind, draft: RequirementDraft): boolean {
  if (kind === 'PaymentRequirement') return draft.payerDecides || draft.amountCents !== null;
  return draft.fields.length > 0 && draft.fields.every(({ name }) => oneLine(name) !== '');
}

function amountProblems({ amountCents, payerDecides }: RequirementDraft): Problem[] {
  if (payerDecides || amountCents === null) return [];
  const code = onlineAmountRefusal(amountCents);
  return code === null ? [] : [{ path: 'amountCents', code }];
}

function fieldsProblems({ fields }: RequirementDraft): Problem[] {
  if (fields.length > mostAskedFields) return [{ path: 'fields', code: 'tooMany', params: { max: mostAskedFields } }];
  return fields.flatMap(({ name }, place) => tooLong(`fields.${place}.name`, name));
}
