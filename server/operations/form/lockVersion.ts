import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

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

/** A draft, locked for one edit. The triggers on its parts write what changes under the edit's id. */
export interface LockedDraft extends LockedVersion {
  readonly editId: string;
}

const columns = `f.id, f.team_id AS "teamId", f.master_template_id AS "masterTemplateId", f.kind, f.version, f.revision,
  f.is_modified AS "isModified", t.status = 'archived' AS "isArchived"`;

const lockStatement = statement<[flowTemplateId: string], LockedVersion>(
  'form_version_lock',
  `SELECT ${columns} FROM flow_templates f JOIN master_templates t ON t.id = f.master_template_id
   WHERE f.id = $1 FOR UPDATE OF f`,
);

/** Locks a version of a form. Every change takes this lock first, so that positions and references stay consistent. */
export async function lockVersion({ queries }: Pick<Tx, 'queries'>, flowTemplateId: string): Promise<LockedVersion> {
  const [held] = await lockStatement.rows(queries, [flowTemplateId]);
  refuseUnless(held, 'outdated');
  return held;
}

/** Someone who keeps typing saves about every second. After a longer pause, a new edit begins. */
const typingPauseMs = 5_000;

type Lock = readonly [
  flowTemplateId: string,
  editId: string,
  userId: string | null,
  typing: string | null,
  since: Date,
];

/** The setting lasts as long as the transaction. Without it, the triggers do nothing. Decision 0171. */
const lockDraftStatement = statement<Lock, LockedDraft>(
  'form_draft_lock',
  `SELECT ${columns}, set_config('portico.draft_edit', COALESCE(e.id, $2)::text, true) AS "editId"
   FROM flow_templates f JOIN master_templates t ON t.id = f.master_template_id
   LEFT JOIN draft_edits e ON e.flow_template_id = f.id AND e.revision = f.revision AND e.kind = 'edit'
     AND e.undone_at IS NULL AND e.user_id = $3 AND e.typing_key = $4 AND e.changed_at > $5
   WHERE f.id = $1 FOR UPDATE OF f`,
);

/**
 * Locks a draft for an edit. Typing continues the edit before it, if no one has changed the draft since.
 *
 * @param typingKey what is typed into; null for any other edit
 */
export async function lockDraft(
  { queries, ctx, now }: Pick<Tx, 'queries' | 'ctx' | 'now'>,
  flowTemplateId: string,
  typingKey: string | null,
): Promise<LockedDraft> {
  const since = new Date(now.getTime() - typingPauseMs);
  const lock: Lock = [flowTemplateId, newId(), actingUserId(ctx.actor), typingKey, since];
  const [held] = await lockDraftStatement.rows(queries, lock);
  refuseUnless(held, 'outdated');
  if (held.kind !== 'draft') throw new Refusal('versionFrozen');
  if (held.isArchived) throw new Refusal('formArchived');
  return held;
}
