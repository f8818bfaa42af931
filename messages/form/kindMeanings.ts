import type { DataType } from '#domain/form/fields/kinds.ts';
import type { IconName } from '#messages/shell/iconNames.ts';

interface KindMeaning {
  readonly icon: IconName;
  /** what it is good for, in a line */
  readonly line: string;
}

/** For whoever chooses what a new field asks for. */
export const kindMeanings: Readonly<Record<DataType, KindMeaning>> = {
  string: { icon: 'line', line: 'A name, a title' },
  text: { icon: 'list', line: 'Several lines' },
  email: { icon: 'mail', line: 'Where mail gets to' },
  phone: { icon: 'phone', line: 'With its area code' },
  address: { icon: 'pin', line: 'A street and house' },
  integer: { icon: 'hash', line: 'How many' },
  float: { icon: 'decimal', line: 'With decimals' },
  money: { icon: 'money', line: 'Dollars and cents' },
  date: { icon: 'calendar', line: 'A day or a time' },
  date_range: { icon: 'clock', line: 'From one to another' },
  multiple_choice: { icon: 'circle-dot', line: 'One of several' },
  checkboxes: { icon: 'check', line: 'Any of several' },
  file: { icon: 'document', line: 'A plan, a photo' },
  entity: { icon: 'archive', line: 'Out of the records' },
  url: { icon: 'link', line: 'A page on the web' },
};
