import type { DataType } from '#domain/form/fields/kinds.ts';
import type { IconName } from '#messages/shell/iconNames.ts';

interface KindMeaning {
  readonly icon: IconName;
  /** what the type is for, in one line */
  readonly line: string;
}

/** Short descriptions in the field type picker. */
export const kindDescriptions: Readonly<Record<DataType, KindMeaning>> = {
  string: { icon: 'line', line: 'A name or title' },
  text: { icon: 'list', line: 'Several lines of text' },
  email: { icon: 'mail', line: 'An email address' },
  phone: { icon: 'phone', line: 'With area code' },
  address: { icon: 'pin', line: 'A street address' },
  integer: { icon: 'hash', line: 'How many' },
  float: { icon: 'decimal', line: 'With decimals' },
  money: { icon: 'money', line: 'Dollars and cents' },
  date: { icon: 'calendar', line: 'A date, a time, or both' },
  date_range: { icon: 'clock', line: 'A start and an end' },
  multiple_choice: { icon: 'circle-dot', line: 'Choose one' },
  checkboxes: { icon: 'check', line: 'Choose any' },
  file: { icon: 'document', line: 'Upload a plan or photo' },
  entity: { icon: 'archive', line: 'From your records' },
  url: { icon: 'link', line: 'A link to a web page' },
};
