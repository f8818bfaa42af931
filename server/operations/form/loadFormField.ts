import { buildForm } from '#domain/form/buildForm.ts';
import type { Content } from '#domain/form/Content.ts';
import type { FormField } from '#domain/form/Form.ts';
import type { FieldRow } from '#domain/form/FormSource.ts';
import type { Draft } from '#server/operations/form/draft.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

/** Loads one field as domain rules expect it. Loading a whole form with 1,000 fields would take 50 ms. */
export async function loadFormField({ db, id: flowTemplateId, version }: Draft, fieldId: string): Promise<FormField> {
  const row = await db.field.findFirst({
    where: { id: fieldId, flowTemplateId },
    include: { multipleChoiceOptions: true },
  });
  refuseUnless(row, 'outdated');
  const { multipleChoiceOptions, defaultContent, minValue, maxValue, ...rest } = row;
  const field: FieldRow = { ...rest, ...contents({ default: defaultContent, minValue, maxValue }) };
  const place = { id: row.sectionId, identity: row.sectionId, name: null, position: 0 };
  const form = buildForm({
    ...{ flowTemplateId, version, fields: [field], logicConfigs: [], formulas: [] },
    ...{ reviewGroups: [], subprocessConfigs: [], stepAssignmentGroups: [] },
    sectionables: [{ ...place, type: 'Step' }],
    sections: [{ ...place, sectionableType: 'Step', sectionableId: place.id }],
    options: multipleChoiceOptions.map(({ numericValue, ...option }) => ({
      ...option,
      numericValue: numericValue === null ? null : Number(numericValue),
    })),
  });
  const [built] = form.fields;
  refuseUnless(built, 'outdated');
  return built;
}

type Limits = Pick<FieldRow, 'default' | 'minValue' | 'maxValue'>;

/** The JSON columns hold only field content. */
const contents = (columns: Record<keyof Limits, unknown>): Limits => columns as Record<keyof Limits, Content>;
