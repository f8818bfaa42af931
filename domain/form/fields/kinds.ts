import { address } from '#domain/form/fields/address.ts';
import { checkboxes } from '#domain/form/fields/checkboxes.ts';
import { date } from '#domain/form/fields/date.ts';
import { dateRange } from '#domain/form/fields/dateRange.ts';
import { email } from '#domain/form/fields/email.ts';
import { entity } from '#domain/form/fields/entity.ts';
import type { FieldKind } from '#domain/form/fields/FieldKind.ts';
import { file } from '#domain/form/fields/file.ts';
import { float } from '#domain/form/fields/float.ts';
import { integer } from '#domain/form/fields/integer.ts';
import { money } from '#domain/form/fields/money.ts';
import { multipleChoice } from '#domain/form/fields/multipleChoice.ts';
import { phone } from '#domain/form/fields/phone.ts';
import { string } from '#domain/form/fields/string.ts';
import { text } from '#domain/form/fields/text.ts';

/** Every kind of field, by the name that templates and calls use for it. */
export const kinds = {
  string,
  text,
  email,
  integer,
  float,
  money,
  address,
  date_range: dateRange,
  date,
  multiple_choice: multipleChoice,
  checkboxes,
  file,
  phone,
  entity,
} satisfies Record<string, FieldKind>;

export type DataType = keyof typeof kinds;

export const dataTypes = Object.keys(kinds) as readonly DataType[];
