import {
  changeFieldRefusal,
  customEntityFieldProblems,
  fieldSlug,
  maxEntityFields,
  needsConfirmationToDelete,
  normaliseField,
  updateFieldRefusal,
  type CustomEntityFieldDraft,
} from '#domain/entity/customEntity.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { newId } from '#server/newId.ts';
import { announceCustomEntities } from '#server/operations/entity/announceCustomEntities.ts';
import { aboutKind, lockCustomEntity } from '#server/operations/entity/customEntity.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { formsUsingEntityField } from '#server/queries/entity/formsUsingEntityField.ts';

interface NewCustomEntityField extends CustomEntityFieldDraft {
  readonly customEntityId: string;
}

/** Adds a field at the end. */
export const createCustomEntityField = operation<NewCustomEntityField, string>(
  'createCustomEntityField',
  async (tx, { customEntityId, ...input }) => {
    const kind = await lockCustomEntity(tx, customEntityId);
    refuseIf(changeFieldRefusal(kind));
    const draft = normaliseField(input);
    refuseProblems(customEntityFieldProblems(draft));
    const fields = await tx.db.customEntityField.findMany({
      where: { customEntityId },
      select: { slug: true, position: true },
    });
    if (fields.length >= maxEntityFields) throw new Refusal('tooManyEntityFields', { max: maxEntityFields });
    const slug = fieldSlug(draft.name, new Set(fields.map((field) => field.slug)));
    const position = Math.max(-1, ...fields.map((field) => field.position)) + 1;
    const { id } = await tx.db.customEntityField.create({
      data: { id: newId(), teamId: kind.teamId, customEntityId, slug, position, ...withOptions(draft) },
    });
    tx.audit({ kind: 'createCustomEntityField', ...aboutKind(kind, { field: draft.name }) });
    announceCustomEntities(tx, kind.teamId);
    return id;
  },
);

interface CustomEntityFieldChange extends Partial<Omit<CustomEntityFieldDraft, 'dataType'>> {
  readonly customEntityFieldId: string;
}

/** Changes a field, but never its type: its values couldn't be read as another. */
export const updateCustomEntityField = operation<CustomEntityFieldChange, string>(
  'updateCustomEntityField',
  async (tx, { customEntityFieldId, ...changes }) => {
    const { field, kind } = await lockFieldForUpdate(tx, customEntityFieldId);
    const draft = normaliseField({ ...field, ...changes });
    refuseIf(updateFieldRefusal(kind, changedParts(field, draft)));
    refuseProblems(customEntityFieldProblems(draft));
    if (field.viewable && !draft.viewable) await refuseIfUsedInForms(tx, field);
    const { name, options, viewable, editSuggestable } = draft;
    await tx.db.customEntityField.update({
      where: { id: field.id },
      data: { name, options: [...options], viewable, editSuggestable },
    });
    const renamed: Record<string, string> = name === field.name ? {} : { name: `${field.name} → ${name}` };
    tx.audit({ kind: 'updateCustomEntityField', ...aboutKind(kind, { field: name, ...renamed }) });
    announceCustomEntities(tx, kind.teamId);
    return field.customEntityId;
  },
);

/** Deletes a field with its values, which people confirm if there are any. The history of entities keeps them. */
export const deleteCustomEntityField = operation<
  { readonly customEntityFieldId: string; readonly withData: boolean },
  string
>('deleteCustomEntityField', async (tx, { customEntityFieldId, withData }) => {
  const { field, kind } = await lockField(tx, customEntityFieldId);
  if (kind.nameFieldId === field.id) throw new Refusal('nameFieldInUse');
  await refuseIfUsedInForms(tx, field);
  const dataCount = await tx.db.entityFieldValue.count({ where: { customEntityFieldId: field.id } });
  if (needsConfirmationToDelete({ dataCount }) && !withData)
    throw new Refusal('entityFieldHasData', { count: dataCount });
  await tx.db.editSuggestion.deleteMany({ where: { customEntityFieldId: field.id } });
  await tx.db.customEntityField.delete({ where: { id: field.id } });
  tx.audit({ kind: 'deleteCustomEntityField', ...aboutKind(kind, { field: field.name, values: dataCount }) });
  announceCustomEntities(tx, kind.teamId);
  return kind.id;
});

/** Logic and formulas can use only fields that applicants see. */
async function refuseIfUsedInForms(
  tx: Tx,
  { id, teamId }: { readonly id: string; readonly teamId: string },
): Promise<void> {
  const forms = await formsUsingEntityField.rows(tx.queries, [teamId, id]);
  if (forms.length > 0) throw new Refusal('entityFieldInUse', { forms: forms.map(({ name }) => name).join(', ') });
}

interface MovedField {
  readonly customEntityFieldId: string;
  /** the field it comes after; null for the first place */
  readonly afterFieldId: string | null;
}

export const moveCustomEntityField = operation<MovedField, string>(
  'moveCustomEntityField',
  async (tx, { customEntityFieldId, afterFieldId }) => {
    const { field, kind } = await lockField(tx, customEntityFieldId);
    const fields = await tx.db.customEntityField.findMany({
      where: { customEntityId: kind.id },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true },
    });
    const others = fields.map(({ id }) => id).filter((id) => id !== field.id);
    if (afterFieldId !== null) refuseUnless(others.includes(afterFieldId), 'outdated');
    const ids = others.toSpliced(afterFieldId === null ? 0 : others.indexOf(afterFieldId) + 1, 0, field.id);
    await tx.db.$executeRaw`
      UPDATE custom_entity_fields f SET position = o.place - 1
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS o(id, place) WHERE f.id = o.id`;
    announceCustomEntities(tx, kind.teamId);
    return kind.id;
  },
);

async function lockField(tx: Tx, id: string) {
  const found = await lockFieldForUpdate(tx, id);
  refuseIf(changeFieldRefusal(found.kind));
  return found;
}

async function lockFieldForUpdate(tx: Tx, id: string) {
  const found = await tx.db.customEntityField.findUnique({ where: { id }, select: { customEntityId: true } });
  refuseUnless(found, 'outdated');
  const kind = await lockCustomEntity(tx, found.customEntityId);
  const field = await tx.db.customEntityField.findUnique({ where: { id } });
  refuseUnless(field, 'outdated');
  return { field, kind };
}

const changedParts = (
  field: CustomEntityFieldDraft,
  draft: CustomEntityFieldDraft,
): readonly (keyof CustomEntityFieldDraft)[] =>
  (['name', 'options', 'viewable', 'editSuggestable'] as const).filter(
    (part) => String(field[part]) !== String(draft[part]),
  );

const withOptions = ({ name, dataType, options, viewable, editSuggestable }: CustomEntityFieldDraft) => ({
  ...{ name, dataType, viewable, editSuggestable },
  options: [...options],
});
