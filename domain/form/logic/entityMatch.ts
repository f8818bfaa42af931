import type { Content } from '#domain/form/Content.ts';
import { usableEntityField } from '#domain/form/entityFields.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import type { Form } from '#domain/form/Form.ts';
import { comparators, comparisonTypeOf } from '#domain/form/logic/comparators.ts';
import type { Test } from '#domain/form/logic/Condition.ts';
import { matchedNumber } from '#domain/form/logic/readMatch.ts';
import { parseMoney } from '#domain/kernel/money.ts';

/** The type of the entity's value that a test reads; null if it can't be used. */
export function entityValueKind(form: Form, { source: field, entityFieldId }: Test): DataType | null {
  return entityFieldId === null ? null : (usableEntityField(form, { field, entityFieldId })?.dataType ?? null);
}

/**
 * What a test of an entity's value compares with, as it is stored: a number (dollars for money), or the name of an
 * option, because options of entities have no identity. Null if it doesn't fit. Only editing needs this.
 */
export function entityMatch(form: Form, test: Test): Content {
  const { source: field, entityFieldId, comparator, match } = test;
  const entityField = entityFieldId === null ? undefined : usableEntityField(form, { field, entityFieldId });
  if (!entityField || comparators[comparator].of !== comparisonTypeOf(entityField.dataType)) return null;
  if (comparators[comparator].of !== 'number') return entityField.options.find((name) => name === match) ?? null;
  if (entityField.dataType !== 'money' || typeof match !== 'string') return matchedNumber(match);
  const cents = parseMoney(match);
  return cents === null ? null : cents / 100;
}
