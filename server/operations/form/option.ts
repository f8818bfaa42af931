import { kinds } from '#domain/form/fields/kinds.ts';
import { hasOptions, numericValueSchema, refuseOptionDeletion } from '#domain/form/fields/options.ts';
import type { FormField } from '#domain/form/Form.ts';
import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { insertedAt, movedTo } from '#domain/template/positions.ts';
import type { MultipleChoiceOption } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { draftOperation, refuseOverLimit, type Draft } from '#server/operations/form/draft.ts';
import { loadFormField } from '#server/operations/form/loadFormField.ts';
import { idsOf, positionOrder, renumber } from '#server/operations/form/positions.ts';
import { refuseTooLarge } from '#server/operations/form/refuseTooLarge.ts';
import { refuseIfReferenced } from '#server/operations/form/removeParts.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

interface NewOption extends OptionValues {
  /** chosen by the client, so that it can continue before the response arrives */
  readonly optionId?: string | null;
}

interface OptionValues {
  /** 'Option 3' if omitted */
  readonly name?: string | null;
  readonly numericValue?: number | null;
}

export interface NewOptions {
  readonly fieldId: string;
  readonly options: readonly NewOption[];
  readonly position?: number | undefined;
}

/** Adds options in order, at a position or at the end. Returns their ids. */
export const createOptions = draftOperation<NewOptions, string[]>(
  'createOptions',
  ({ fieldId }) => ['Field', fieldId],
  addOptions,
);

export async function addOptions(draft: Draft, { fieldId, options, position }: NewOptions): Promise<string[]> {
  const field = await loadFormField(draft, fieldId);
  if (!hasOptions(field.dataType)) throw new InvalidInput([{ path: '', code: 'noOptionsHere' }]);
  const others = await optionsOf(draft, fieldId);
  refuseOverLimit('optionsOfField', others.length + options.length);
  refuseProblems(options.flatMap((values, place) => optionProblems(values, options.length > 1 ? `${place}.` : '')));
  const rows = options.map(({ optionId, name, numericValue = null }, place) => ({
    ...{
      id: optionId ?? newId(),
      identity: newId(),
      teamId: draft.teamId,
      flowTemplateId: draft.id,
      fieldId,
      numericValue,
    },
    ...{ name: oneLine(name ?? `Option ${others.length + place + 1}`), position: others.length + place },
  }));
  const ids = idsOf(rows);
  const isUsed =
    new Set(ids).size < ids.length || (await draft.db.multipleChoiceOption.count({ where: { id: { in: ids } } })) > 0;
  refuseIf(isUsed ? 'idempotencyKeyReused' : null);
  await draft.db.multipleChoiceOption.createMany({ data: rows });
  const at = position ?? others.length;
  const order = ids.reduce((list, id, place) => insertedAt(list, id, at + place), others);
  await renumber(draft.db, 'multiple_choice_options', order);
  await refuseTooLarge(draft);
  for (const id of ids.slice(0, mostTold)) draft.changed('MultipleChoiceOption', id, 'created');
  if (ids.length > mostTold) draft.changed('Field', fieldId, 'updated');
  return ids;
}

/** Above this number, new options are announced as one change of their field. */
const mostTold = 20;

export interface OptionChange extends OptionValues {
  readonly optionId: string;
  readonly isDefault?: boolean;
}

/** Changes the given values. A multiple choice field has at most one default. */
export const updateOption = draftOperation<OptionChange, string>(
  'updateOption',
  ({ optionId }) => ['MultipleChoiceOption', optionId],
  async (draft, { optionId, isDefault, name, numericValue }) => {
    const { fieldId } = await optionRowOf(draft, optionId);
    refuseProblems(optionProblems({ name, numericValue }, ''));
    if (isDefault) await clearDefaults(draft, await loadFormField(draft, fieldId));
    const data = { isDefault, numericValue, name: name == null ? undefined : oneLine(name) };
    await draft.db.multipleChoiceOption.update({ where: { id: optionId }, data });
    draft.changed('MultipleChoiceOption', optionId, 'updated');
    return optionId;
  },
);

export const reorderOption = draftOperation<{ optionId: string; position: number }, string>(
  'reorderOption',
  ({ optionId }) => ['MultipleChoiceOption', optionId],
  async (draft, { optionId, position }) => {
    const { fieldId } = await optionRowOf(draft, optionId);
    const order = movedTo(await optionsOf(draft, fieldId), optionId, position);
    await renumber(draft.db, 'multiple_choice_options', order);
    draft.changed('MultipleChoiceOption', optionId, 'moved');
    return optionId;
  },
);

/** Refused for the last option of a field, and while logic uses it. Returns the field's id. */
export const deleteOption = draftOperation<{ optionId: string }, string>(
  'deleteOption',
  ({ optionId }) => ['MultipleChoiceOption', optionId],
  async (draft, { optionId }) => {
    const { fieldId } = await optionRowOf(draft, optionId);
    const field = await loadFormField(draft, fieldId);
    const problem = refuseOptionDeletion(field);
    if (problem) throw new Refusal(problem.code, problem.params);
    await removeOptions(draft, field, [optionId]);
    return fieldId;
  },
);

export interface DeletedOptions {
  readonly fieldId: string;
  readonly optionIds: readonly string[] | null;
  readonly everything: boolean;
}

/** Deletes the named options with the same checks as for one, or clears the list of a field to start over. */
export const deleteOptions = draftOperation<DeletedOptions, string>(
  'deleteOptions',
  ({ fieldId }) => ['Field', fieldId],
  async (draft, { fieldId, optionIds, everything }) => {
    if (optionIds === null && !everything) throw new InvalidInput([{ path: 'optionIds', code: 'unnamed' }]);
    if (optionIds !== null && everything) throw new InvalidInput([{ path: 'optionIds', code: 'saidTwice' }]);
    const field = await loadFormField(draft, fieldId);
    const named = new Set(optionIds ?? idsOf(field.options));
    const removed = idsOf(field.options).filter((id) => named.has(id));
    if (removed.length < named.size) throw new Refusal('outdated');
    const problem = everything ? null : refuseOptionDeletion(field, removed.length);
    if (problem) throw new Refusal(problem.code, problem.params);
    if ((field.minNumChecks ?? 0) > field.options.length - removed.length) throw new Refusal('tooManyMinChecks');
    await removeOptions(draft, field, removed);
    return fieldId;
  },
);

async function removeOptions(draft: Draft, field: FormField, optionIds: readonly string[]): Promise<void> {
  const removed = field.options.filter(({ id }) => optionIds.includes(id));
  await refuseIfReferenced(
    draft,
    removed.map(({ identity }) => identity),
  );
  await draft.db.multipleChoiceOption.deleteMany({ where: { id: { in: [...optionIds] }, fieldId: field.id } });
  await renumber(draft.db, 'multiple_choice_options', await optionsOf(draft, field.id));
  if (optionIds.length > 0) draft.changed('Field', field.id, 'updated');
}

function optionProblems({ name, numericValue }: OptionValues, path: string): Problem[] {
  const problems: Problem[] = [];
  if (name != null && oneLine(name) === '') problems.push({ path: `${path}name`, code: 'blank' });
  if (numericValue != null && !numericValueSchema.safeParse(numericValue).success)
    problems.push({ path: `${path}numericValue`, code: 'mustBeNumber' });
  return problems;
}

async function clearDefaults({ db }: Draft, { id: fieldId, dataType }: FormField): Promise<void> {
  refuseIf(kinds[dataType].options?.hasDefault ? null : 'settingNotOffered');
  await db.multipleChoiceOption.updateMany({ where: { fieldId, isDefault: true }, data: { isDefault: false } });
}

const optionsOf = async ({ db, id }: Draft, fieldId: string): Promise<string[]> =>
  idsOf(await db.multipleChoiceOption.findMany({ where: { flowTemplateId: id, fieldId }, ...positionOrder }));

async function optionRowOf({ db, id }: Draft, optionId: string): Promise<MultipleChoiceOption> {
  const option = await db.multipleChoiceOption.findFirst({ where: { id: optionId, flowTemplateId: id } });
  refuseUnless(option, 'outdated');
  return option;
}
