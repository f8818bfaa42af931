import type { EntityValueUse } from '#domain/form/EntityValueUse.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form, type FormField } from '#domain/form/Form.ts';
import type { EntityFieldRow } from '#domain/form/FormSource.ts';

/**
 * The fields of the entity chosen in a field whose values logic and formulas can use. Values that applicants can't see
 * are left out, because applicants could infer them from what the form asks next.
 */
export function usableEntityFields(form: Form, field: FormField): readonly EntityFieldRow[] {
  if (kinds[field.dataType].names !== 'entity') return [];
  return form.entityFields.filter(
    ({ customEntityId, viewable }) => viewable && customEntityId === field.customEntityId,
  );
}

export function usableEntityField(form: Form, { field, entityFieldId }: EntityValueUse): EntityFieldRow | undefined {
  const asking = fieldOf(form, field);
  return asking && usableEntityFields(form, asking).find(({ id }) => id === entityFieldId);
}

/** Such as `Business: Employees`. */
export const entityValueName = (field: FormField, entityField: Pick<EntityFieldRow, 'name'>): string =>
  `${field.name}: ${entityField.name}`;
