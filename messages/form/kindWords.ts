import type { DataType } from '#domain/form/fields/kinds.ts';

interface KindWords {
  /** name in the form editor */
  readonly name: string;
  /** error for an answer of the wrong type, for types without an error text in the specification */
  readonly mustBe?: string;
}

export const kindWords: Readonly<Record<DataType, KindWords>> = {
  string: { name: 'Short text' },
  text: { name: 'Long text' },
  email: { name: 'Email' },
  phone: { name: 'Phone' },
  address: { name: 'Address' },
  integer: { name: 'Whole number' },
  float: { name: 'Number' },
  money: { name: 'Money' },
  date: { name: 'Date' },
  date_range: { name: 'Date range' },
  multiple_choice: { name: 'Multiple choice' },
  checkboxes: { name: 'Checkboxes' },
  file: { name: 'File' },
  entity: { name: 'Record' },
  url: { name: 'Web address', mustBe: 'must be a web address such as https://www.example.org' },
};

/** Error for an answer that isn't of the type a refusal names, or null if the type has none. */
export const wrongKindSentence = (kind: unknown): string | null =>
  Object.entries(kindWords).find(([dataType]) => dataType === kind)?.[1].mustBe ?? null;
