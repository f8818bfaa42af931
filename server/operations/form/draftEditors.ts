import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { isEditingSince } from '#server/queries/form/isEditingSince.ts';
import { versionsOfParts, type PartKind } from '#server/queries/form/partVersions.ts';

interface Place {
  readonly flowTemplateId: string;
  /** the step that is open; null if none is */
  readonly stepId: string | null;
  /** the part with the focus; null if none has it */
  readonly part: { readonly kind: PartKind; readonly id: string } | null;
}

type Report = readonly [
  userId: string,
  tab: string,
  flowTemplateId: string,
  stepId: string | null,
  partKind: string | null,
  partId: string | null,
  now: Date,
  since: Date,
];

/** The drafts whose list of editors changes: none if the tab has only said again where it is. */
const report = statement<Report, { readonly id: string }>(
  'draft_editor_report',
  `WITH was AS (
     SELECT flow_template_id, step_id, part_id, seen_at FROM draft_editors WHERE user_id = $1 AND tab = $2
   ), written AS (
     INSERT INTO draft_editors (user_id, tab, flow_template_id, step_id, part_kind, part_id, seen_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (user_id, tab) DO UPDATE SET flow_template_id = EXCLUDED.flow_template_id, step_id = EXCLUDED.step_id,
       part_kind = EXCLUDED.part_kind, part_id = EXCLUDED.part_id, seen_at = EXCLUDED.seen_at
   )
   SELECT $3::uuid AS id WHERE NOT EXISTS (SELECT FROM was WHERE flow_template_id = $3 AND seen_at > $8
     AND step_id IS NOT DISTINCT FROM $4::uuid AND part_id IS NOT DISTINCT FROM $6::uuid)
   UNION SELECT flow_template_id FROM was WHERE flow_template_id <> $3`,
);

const leave = statement<[userId: string, tab: string, flowTemplateId: string], { readonly id: string }>(
  'draft_editor_leave',
  `DELETE FROM draft_editors WHERE user_id = $1 AND tab = $2 AND flow_template_id = $3 RETURNING flow_template_id AS id`,
);

export const draftEditorsTopic = (flowTemplateId: string): string => `editors:${flowTemplateId}`;

/** Tells everyone who has a draft open where in it the caller is. Repeated while they stay there (decision 0160). */
export const reportEditing = operation<Place, void>('reportEditing', async (tx, { flowTemplateId, stepId, part }) => {
  await refuseForeign(tx, flowTemplateId, part);
  if (stepId !== null) await refuseForeign(tx, flowTemplateId, { kind: 'Step', id: stepId });
  const [userId, tab] = editorOf(tx);
  const where = [flowTemplateId, stepId, part?.kind ?? null, part?.id ?? null] as const;
  announce(tx, await report.rows(tx.queries, [userId, tab, ...where, tx.now, isEditingSince(tx.now)]));
});

export const stopEditing = operation<{ readonly flowTemplateId: string }, void>(
  'stopEditing',
  async (tx, { flowTemplateId }) => announce(tx, await leave.rows(tx.queries, [...editorOf(tx), flowTemplateId])),
);

function editorOf({ ctx: { actor, client } }: Tx): readonly [userId: string, tab: string] {
  const userId = actingUserId(actor);
  refuseUnless(userId, 'outdated');
  return [userId, client?.tab?.id ?? ''];
}

/** Someone else may have deleted the part just before. */
async function refuseForeign(tx: Tx, flowTemplateId: string, part: Place['part']): Promise<void> {
  if (!part) return;
  const version = (await versionsOfParts(tx.queries, part.kind, [part.id])).get(part.id);
  if (version !== flowTemplateId) throw new Refusal('outdated');
}

function announce(tx: Tx, drafts: readonly { readonly id: string }[]): void {
  for (const { id } of drafts) tx.announce({ topic: draftEditorsTopic(id), teamId: null, payload: {} });
}
