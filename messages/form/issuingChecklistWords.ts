import { ownValue } from '#domain/kernel/ownValue.ts';

const ways = { cash: ' in cash', check: ' by check', creditcard: ' online' };
const by = (method: string | null): string => ownValue(ways, method ?? '') ?? '';

/** What staff check before they issue a document. */
export const issuingChecklistWords = {
  done: 'Done',
  open: 'Not done',
  approved: (names: string) => `Approved by ${names}`,
  paid: (amount: string, method: string | null) => `${amount} paid${by(method)}`,
  owed: (amount: string) => `${amount} not paid`,
  waived: (name: string) => `Waived by ${name}`,
  nothingAsked: 'Nothing to pay',
  look: (step: string) => `View ${step}`,
} as const;
