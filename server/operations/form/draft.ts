import type { FormSource } from '#domain/form/FormSource.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { limitProblem, type FormLimit } from '#domain/template/formLimits.ts';
import { typingKeyOf } from '#domain/template/typingKeyOf.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import { isRecordMissing } from '#server/database/isRecordMissing.ts';
import { lockDraft, type LockedDraft } from '#server/operations/form/lockVersion.ts';
import { recordEdit, type DraftEdit } from '#server/operations/form/recordEdit.ts';
import { refuseChangedTexts, type ReplacesTexts } from '#server/operations/form/refuseChangedTexts.ts';
import { operation, type Operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { formRows } from '#server/queries/form/formRows.ts';
import { versionsOfParts, type PartKind } from '#server/queries/form/partVersions.ts';

export type Verb = 'created' | 'updated' | 'moved' | 'deleted';

/** The draft of a form, locked for one change until that is committed or rolled back. */
export interface Draft {
  readonly tx: Tx;
  readonly db: DatabaseTransaction;
  readonly id: string;
  readonly teamId: string;
  readonly masterTemplateId: string;
  readonly version: number;
  /** before this change */
  readonly revision: number;
  /** under which the database writes which rows change */
  readonly editId: string;
  /** the fields, logic, and formulas as they were before this change */
  source(): Promise<FormSource>;
  /** tells everyone who has the form open which part to reload */
  changed(kind: PartKind, id: string, verb: Verb): void;
  /** describes an edit that takes back another one; otherwise, the last part that changed describes it */
  describe(edit: DescribedEdit): void;
}

type DescribedEdit = Pick<DraftEdit, 'kind' | 'part'> & Partial<Pick<DraftEdit, 'isModified'>>;

interface PartChange {
  readonly kind: PartKind;
  readonly id: string;
  readonly verb: Verb;
}

export const formTopic = (flowTemplateId: string): string => `form:${flowTemplateId}`;

/** What a change is about: an existing part of the draft, or the draft itself. */
export type PartPlace = readonly [kind: PartKind, id: string];

/**
 * Creates an operation on a draft: it is locked while the operation runs, its revision increases, and the change is
 * announced. A change of texts that sends what its writer saw is checked for conflicts first.
 */
export function draftOperation<Input, Output>(
  name: string,
  locate: (input: Input) => PartPlace,
  story: (draft: Draft, input: Input) => Promise<Output>,
): Operation<Input & ReplacesTexts, Output> {
  return operation(name, async (tx, { seen, ...given }: Input & ReplacesTexts) => {
    const input = given as Input;
    const [kind, id] = locate(input);
    const flowTemplateId = (await versionsOfParts(tx.queries, kind, [id])).get(id);
    if (flowTemplateId === undefined) throw new Refusal('outdated');
    const typingKey = typingKeyOf(name, id, { seen, ...given });
    const held = await lockDraft(tx, flowTemplateId, typingKey);
    const changes: PartChange[] = [];
    let source: Promise<FormSource> | undefined;
    const described: DescribedEdit[] = [];
    const draft: Draft = {
      ...{ tx, db: tx.db, id: held.id, teamId: held.teamId, editId: held.editId },
      ...{ masterTemplateId: held.masterTemplateId, version: held.version, revision: held.revision },
      source: () => (source ??= readSource(tx, held.id)),
      changed: (changedKind, changedId, verb) => void changes.push({ kind: changedKind, id: changedId, verb }),
      describe: (edit) => void described.push(edit),
    };
    await refuseChangedTexts(tx, [kind, id], seen, given);
    const output = await notOutdated(story(draft, input));
    const edit = described[0] ?? editOf(changes);
    if (edit) await finishChange(tx, held, { operation: name, typingKey, ...edit }, changes);
    return output;
  });
}

/** Someone else may have removed the part after it was found and before its draft was locked. */
async function notOutdated<Output>(work: Promise<Output>): Promise<Output> {
  try {
    return await work;
  } catch (error) {
    throw isRecordMissing(error) ? new Refusal('outdated') : error;
  }
}

export async function readSource({ queries }: Tx, flowTemplateId: string): Promise<FormSource> {
  const [row] = await formRows.rows(queries, [flowTemplateId]);
  refuseUnless(row, 'outdated');
  return row;
}

function editOf(changes: readonly PartChange[]): DescribedEdit | null {
  const last = changes.at(-1);
  if (!last) return null;
  const { kind, id, verb: way } = last;
  const count = changes.filter((change) => change.kind === kind && change.verb === way).length;
  return { kind: 'edit', part: { kind, id, way, count } };
}

async function finishChange(
  tx: Tx,
  held: LockedDraft,
  edit: DescribedEdit & Pick<DraftEdit, 'operation' | 'typingKey'>,
  changes: readonly PartChange[],
): Promise<void> {
  const { id, teamId, masterTemplateId } = held;
  const revision = await recordEdit(tx, held, { isModified: true, ...edit });
  const [first] = changes;
  const data = { part: first?.kind ?? '', id: first?.id ?? '', revision };
  tx.record({ kind: edit.operation, teamId, masterTemplateId, data });
  for (const change of changes) {
    tx.announce({ topic: formTopic(id), teamId, payload: { flowTemplateId: id, revision, ...change } });
  }
}

export function refuseOverLimit(limit: FormLimit, count: number): void {
  refuseIf(limitProblem(limit, count));
}
