import type { DataType } from '#domain/form/fields/kinds.ts';
import type { IconName } from '#messages/shell/iconNames.ts';

interface KindWords {
  /** name in the form editor */
  readonly name: string;
  readonly icon: IconName;
  /** what the type is for, in one line */
  readonly line: string;
}

/** Name, icon, and short description of each field type. */
export const kindWords: Readonly<Record<DataType, KindWords>> = {
  string: { name: 'Short text', icon: 'line', line: 'A name or title' },
  text: { name: 'Long text', icon: 'list', line: 'Several lines of text' },
  email: { name: 'Email', icon: 'mail', line: 'An email address' },
  phone: { name: 'Phone', icon: 'phone', line: 'With area code' },
  address: { name: 'Address', icon: 'pin', line: 'A street address' },
  integer: { name: 'Whole number', icon: 'hash', line: 'How many' },
  float: { name: 'Number', icon: 'decimal', line: 'With decimals' },
  money: { name: 'Money', icon: 'money', line: 'Dollars and cents' },
  date: { name: 'Date', icon: 'calendar', line: 'A date, a time, or both' },
  date_range: { name: 'Date range', icon: 'clock', line: 'A start and an end' },
  multiple_choice: { name: 'Multiple choice', icon: 'circle-dot', line: 'Choose one' },
  checkboxes: { name: 'Checkboxes', icon: 'check', line: 'Choose any' },
  file: { name: 'File', icon: 'document', line: 'Upload a plan or photo' },
  entity: { name: 'Entity', icon: 'archive', line: 'From your team’s entities' },
  url: { name: 'Web address', icon: 'link', line: 'A link to a web page' },
};
