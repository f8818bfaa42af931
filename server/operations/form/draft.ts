import type { FormSource } from '#domain/form/FormSource.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { limitProblem, type FormLimit } from '#domain/template/formLimits.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import { isRecordMissing } from '#server/database/isRecordMissing.ts';
import { refuseChangedTexts, type ReplacesTexts } from '#server/operations/form/refuseChangedTexts.ts';
import { operation, type Operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { formRows } from '#server/queries/form/formRows.ts';
import { versionsOfParts, type PartKind } from '#server/queries/form/partVersions.ts';

type Verb = 'created' | 'updated' | 'moved' | 'deleted';

/** The draft of a form, locked for one change until that is committed or rolled back. */
export interface Draft {
  readonly tx: Tx;
  readonly db: DatabaseTransaction;
  readonly id: string;
  readonly teamId: string;
  readonly masterTemplateId: string;
  readonly version: number;
  /** the fields, logic, and formulas as they were before this change */
  source(): Promise<FormSource>;
  /** tells everyone who has the form open which part to reload */
  changed(kind: PartKind, id: string, verb: Verb): void;
}

export interface LockedVersion {
  readonly id: string;
  readonly teamId: string;
  readonly masterTemplateId: string;
  readonly kind: 'draft' | 'published' | 'requirement';
  readonly version: number;
  readonly revision: number;
  readonly isModified: boolean;
  readonly isArchived: boolean;
}

export const formTopic = (flowTemplateId: string): string => `form:${flowTemplateId}`;

/** Locks a version of a form. Every change takes this lock first, so that positions and references stay consistent. */
export async function lockVersion({ db }: Tx, flowTemplateId: string): Promise<LockedVersion> {
  const [held] = await db.$queryRaw<LockedVersion[]>`
    SELECT f.id, f.team_id AS "teamId", f.master_template_id AS "masterTemplateId", f.kind, f.version, f.revision,
      f.is_modified AS "isModified", t.status = 'archived' AS "isArchived"
    FROM flow_templates f JOIN master_templates t ON t.id = f.master_template_id
    WHERE f.id = ${flowTemplateId}::uuid FOR UPDATE OF f`;
  refuseUnless(held, 'outdated');
  return held;
}

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
    const held = await lockVersion(tx, flowTemplateId);
    if (held.kind !== 'draft') throw new Refusal('versionFrozen');
    if (held.isArchived) throw new Refusal('formArchived');
    const changes: { kind: PartKind; id: string; verb: Verb }[] = [];
    let source: Promise<FormSource> | undefined;
    const draft: Draft = {
      ...{ tx, db: tx.db, id: held.id, teamId: held.teamId },
      ...{ masterTemplateId: held.masterTemplateId, version: held.version },
      source: () => (source ??= readSource(tx, held.id)),
      changed: (changedKind, changedId, verb) => void changes.push({ kind: changedKind, id: changedId, verb }),
    };
    await refuseChangedTexts(tx, [kind, id], seen, given);
    const output = await notOutdated(story(draft, input));
    if (changes.length > 0) await finishChange(draft, name, held, changes);
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

async function readSource({ queries }: Tx, flowTemplateId: string): Promise<FormSource> {
  const [row] = await formRows.rows(queries, [flowTemplateId]);
  refuseUnless(row, 'outdated');
  return row;
}

async function finishChange(
  { tx, id, teamId, masterTemplateId }: Draft,
  name: string,
  held: LockedVersion,
  changes: readonly { kind: PartKind; id: string; verb: Verb }[],
): Promise<void> {
  const revision = held.revision + 1;
  await tx.db.flowTemplate.update({ where: { id }, data: { revision, isModified: true } });
  const [first] = changes;
  tx.record({ kind: name, teamId, masterTemplateId, data: { part: first?.kind ?? '', id: first?.id ?? '', revision } });
  for (const change of changes) {
    tx.announce({ topic: formTopic(id), teamId, payload: { flowTemplateId: id, revision, ...change } });
  }
}

export function refuseOverLimit(limit: FormLimit, count: number): void {
  refuseIf(limitProblem(limit, count));
}
