import type { DataType } from '#domain/form/fields/kinds.ts';

interface KindWords {
  /** what whoever edits a form chooses */
  readonly name: string;
  /** what is said of an answer that is none of this kind, where no sentence of its own is specified */
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

/** What is said of an answer that is none of the kind that a refusal names. */
export const mustBeOf = (kind: unknown): string | null =>
  Object.entries(kindWords).find(([dataType]) => dataType === kind)?.[1].mustBe ?? null;
