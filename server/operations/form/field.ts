import { buildForm } from '#domain/form/buildForm.ts';
import { changeSettings } from '#domain/form/fields/changeSettings.ts';
import type { FieldSettings } from '#domain/form/fields/fieldSettings.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { isAllowedInSurvey } from '#domain/form/isAllowedInSurvey.ts';
import { structureProblems } from '#domain/form/structureProblems.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { insertedAt, movedTo } from '#domain/template/positions.ts';
import type { Field } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { columnsOfSettings } from '#server/operations/form/columnsOfSettings.ts';
import { draftOperation, type Draft } from '#server/operations/form/draft.ts';
import { loadFormField } from '#server/operations/form/loadFormField.ts';
import { patchedName } from '#server/operations/form/names.ts';
import { idsOf, positionOrder, renumber } from '#server/operations/form/positions.ts';
import { refuseChangedSettings, type SeenSettings } from '#server/operations/form/refuseChangedSettings.ts';
import { refuseTooLarge } from '#server/operations/form/refuseTooLarge.ts';
import { prepareRemoval } from '#server/operations/form/removeParts.ts';
import { sectionOf } from '#server/operations/form/section.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';

export interface NewField {
  /** chosen by the client, so that it can continue before the response arrives */
  readonly fieldId?: string | null | undefined;
  readonly sectionId: string;
  readonly dataType: DataType;
  /** the kind of record that an entity field asks for */
  readonly customEntityId?: string | null;
  readonly name?: string | null;
  readonly position?: number | undefined;
  /** the field of this section to insert it after, even if others have been inserted above in the meantime */
  readonly afterFieldId?: string | undefined;
}

/** Creates a field with the default settings of its type. */
export const createField = draftOperation<NewField, string>(
  'createField',
  ({ sectionId }) => ['Section', sectionId],
  async (draft, { fieldId, sectionId, dataType, customEntityId = null, name, position, afterFieldId }) => {
    const { surveyId } = await sectionOf(draft, sectionId);
    if (surveyId !== null && !isAllowedInSurvey(dataType))
      throw new InvalidInput([{ path: 'dataType', code: 'notInSurvey' }]);
    if (kinds[dataType].names === 'entity' || customEntityId !== null) await kindOf(draft, customEntityId);
    const changes = { customEntityId };
    const settings = changeSettings({ dataType, options: [], current: initialSettings, changes });
    if (!settings.ok) throw new InvalidInput(settings.error);
    const others = await fieldsOf(draft, sectionId);
    const id = fieldId ?? newId();
    refuseIf((await draft.db.field.findUnique({ where: { id } })) ? 'idempotencyKeyReused' : null);
    await draft.db.field.create({
      data: {
        ...{
          id,
          identity: newId(),
          teamId: draft.teamId,
          flowTemplateId: draft.id,
          sectionId,
          position: others.length,
        },
        ...{ dataType, name: patchedName(name) ?? null, ...columnsOfSettings(settings.value) },
      },
    });
    const above = afterFieldId === undefined ? -1 : others.indexOf(afterFieldId);
    await renumber(draft.db, 'fields', insertedAt(others, id, above < 0 ? position : above + 1));
    await refuseTooLarge(draft);
    draft.changed('Field', id, 'created');
    return id;
  },
);

export interface FieldChange {
  readonly fieldId: string;
  readonly name?: string | null;
  readonly hint?: string | null;
  /** any subset of the settings in domain/form, not validated yet */
  readonly settings: Readonly<Record<string, unknown>>;
  /** the settings the writer started from; omitted ones are not compared */
  readonly seenSettings?: SeenSettings | null | undefined;
}

/** Applies the given changes if the resulting settings are consistent. */
export const updateField = draftOperation<FieldChange, string>(
  'updateField',
  ({ fieldId }) => ['Field', fieldId],
  async (draft, { fieldId, name, hint, settings: changes, seenSettings }) => {
    const field = await loadFormField(draft, fieldId);
    const { dataType, options, ...current } = field;
    const settings = changeSettings({ dataType, options, current, changes });
    if (!settings.ok) throw new InvalidInput(settings.error);
    refuseChangedSettings(field, seenSettings, settings.value);
    const entitySettings = await checkEntitySettings(draft, current, settings.value, changes);
    const data = {
      ...{ name: patchedName(name), hint: patchedName(hint) },
      ...columnsOfSettings({ ...settings.value, ...entitySettings }),
    };
    await draft.db.field.update({ where: { id: fieldId }, data });
    draft.changed('Field', fieldId, 'updated');
    return fieldId;
  },
);

export interface FieldMove {
  readonly fieldId: string;
  readonly position: number;
  /** the section to move it to; omitted to stay in its own */
  readonly sectionId?: string | null;
}

/** Moves a field, also to another section, unless that would make a section depend on itself. */
export const reorderField = draftOperation<FieldMove, string>(
  'reorderField',
  ({ fieldId }) => ['Field', fieldId],
  async (draft, { fieldId, position, sectionId }) => {
    const field = await fieldRowOf(draft, fieldId);
    const target = sectionId ?? field.sectionId;
    if (target !== field.sectionId) {
      await sectionOf(draft, target);
      await refuseCircles(draft, fieldId, target);
      await draft.db.field.update({ where: { id: fieldId }, data: { sectionId: target } });
      await renumber(draft.db, 'fields', await fieldsOf(draft, field.sectionId));
    }
    await renumber(draft.db, 'fields', movedTo(await fieldsOf(draft, target), fieldId, position));
    draft.changed('Field', fieldId, 'moved');
    return fieldId;
  },
);

/** Refused while logic, formulas, or anything else refers to it. */
export const deleteField = draftOperation<{ fieldId: string }, string>(
  'deleteField',
  ({ fieldId }) => ['Field', fieldId],
  async (draft, { fieldId }) => {
    const { sectionId } = await fieldRowOf(draft, fieldId);
    await prepareRemoval(draft, fieldId);
    await draft.db.field.delete({ where: { id: fieldId } });
    await renumber(draft.db, 'fields', await fieldsOf(draft, sectionId));
    draft.changed('Field', fieldId, 'deleted');
    return sectionId;
  },
);

export const fieldsOf = async ({ db, id }: Draft, sectionId: string): Promise<string[]> =>
  idsOf(await db.field.findMany({ where: { flowTemplateId: id, sectionId }, ...positionOrder }));

async function fieldRowOf({ db, id }: Draft, fieldId: string): Promise<Field> {
  const field = await db.field.findFirst({ where: { id: fieldId, flowTemplateId: id } });
  refuseUnless(field, 'outdated');
  return field;
}

async function refuseCircles(draft: Draft, fieldId: string, sectionId: string): Promise<void> {
  const source = await draft.source();
  const fields = source.fields.map((field) => (field.id === fieldId ? { ...field, sectionId } : field));
  refuseIf(structureProblems(buildForm({ ...source, fields }))[0] ?? null);
}

/** The kind of entity that a field asks for, which must be the team's own and not archived. */
async function kindOf({ db, teamId }: Draft, id: string | null) {
  const kind = id === null ? null : await db.customEntity.findFirst({ where: { id, teamId, archivedAt: null } });
  if (kind === null) throw new InvalidInput([{ path: 'customEntityId', code: 'customEntityUnknown' }]);
  return kind;
}

/** Entities of remote services can't be added by applicants. Choosing such a kind turns that off. */
async function checkEntitySettings(
  draft: Draft,
  current: FieldSettings,
  next: FieldSettings,
  changes: FieldChange['settings'],
): Promise<{ readonly entityCreateable?: false }> {
  const isOtherKind = next.customEntityId !== current.customEntityId;
  if (!isOtherKind && !(next.entityCreateable && !current.entityCreateable)) return {};
  const { type } = await kindOf(draft, next.customEntityId);
  if (type === 'standard') return {};
  if (changes['entityCreateable'] === true)
    throw new InvalidInput([{ path: 'entityCreateable', code: 'remoteNotCreateable' }]);
  return { entityCreateable: false };
}
