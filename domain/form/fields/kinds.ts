import type { FieldKind } from '#domain/form/fields/FieldKind.ts';
import { address } from '#domain/form/fields/kinds/address.ts';
import { checkboxes } from '#domain/form/fields/kinds/checkboxes.ts';
import { date } from '#domain/form/fields/kinds/date.ts';
import { dateRange } from '#domain/form/fields/kinds/dateRange.ts';
import { email } from '#domain/form/fields/kinds/email.ts';
import { entity } from '#domain/form/fields/kinds/entity.ts';
import { file } from '#domain/form/fields/kinds/file.ts';
import { float } from '#domain/form/fields/kinds/float.ts';
import { integer } from '#domain/form/fields/kinds/integer.ts';
import { money } from '#domain/form/fields/kinds/money.ts';
import { multipleChoice } from '#domain/form/fields/kinds/multipleChoice.ts';
import { phone } from '#domain/form/fields/kinds/phone.ts';
import { string } from '#domain/form/fields/kinds/string.ts';
import { text } from '#domain/form/fields/kinds/text.ts';
import { url } from '#domain/form/fields/kinds/url.ts';

/** All field types, by the names that templates and the API use. */
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
  url,
} satisfies Record<string, FieldKind>;

export type DataType = keyof typeof kinds;

/** The type used to parse a field's minimum and maximum. */
export const kindOfLimits = (dataType: DataType): DataType => kinds[dataType].limitsAre ?? dataType;

export const isDataType = (text: string): text is DataType => Object.hasOwn(kinds, text);

export const dataTypes = Object.keys(kinds) as readonly DataType[];
