import { dataTypes, kinds, type DataType } from '#domain/form/fields/kinds.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { onlineAmountRefusal } from '#domain/payment/onlineAmount.ts';
import type { RequirementKind } from '#domain/submission/requirements.ts';

type RequestableDataType = {
  [Type in DataType]: (typeof kinds)[Type]['requestPosition'] extends number ? Type : never;
}[DataType];

const isRequestable = (dataType: DataType): dataType is RequestableDataType => kinds[dataType].requestPosition !== null;

/** The data types a data requirement can ask for, in the order staff choose from. */
export const requestableDataTypes: readonly RequestableDataType[] = dataTypes
  .filter(isRequestable)
  .toSorted((one, other) => kinds[one].requestPosition - kinds[other].requestPosition);

export interface RequestedField {
  readonly name: string;
  readonly dataType: RequestableDataType;
  readonly required: boolean;
}

/** The accepted payment types other than cards, and who pays the fees. */
export interface RequestedTerms {
  readonly acceptsCash: boolean;
  readonly acceptsChecks: boolean;
  readonly constituentPaysFee: boolean;
}

/** The payment terms of the form. If it has no payment step, cash and checks are accepted. */
export const initialRequestedTerms = (ofForm: RequestedTerms | null): RequestedTerms =>
  ofForm ?? { acceptsCash: true, acceptsChecks: true, constituentPaysFee: false };

/** What staff can edit until the requirement is sent. */
export interface RequirementDraft {
  readonly name: string | null;
  readonly description: string | null;
  /** the amount in cents; null until someone enters it */
  readonly amountCents: number | null;
  /** the payer decides the amount */
  readonly payerDecides: boolean;
  /** the fields of a data requirement, in order */
  readonly fields: readonly RequestedField[];
}

export const maxRequestedFields = 30;
const longestName = 200;

const tooLong = (path: string, text: string): Problem[] =>
  oneLine(text).length > longestName ? [{ path, code: 'tooLong', params: { max: longestName } }] : [];

/** Problems with a draft. It's saved while staff type, so it may be incomplete. */
export function requirementDraftProblems(kind: RequirementKind, draft: RequirementDraft): Problem[] {
  const named = tooLong('name', draft.name ?? '');
  return [...named, ...(kind === 'PaymentRequirement' ? amountProblems(draft) : fieldsProblems(draft))];
}

/** Whether the draft can be sent: it says what is requested. */
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
  if (fields.length > maxRequestedFields)
    return [{ path: 'fields', code: 'tooMany', params: { max: maxRequestedFields } }];
  return fields.flatMap(({ name }, place) => tooLong(`fields.${place}.name`, name));
}
