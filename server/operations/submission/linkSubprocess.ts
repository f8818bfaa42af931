import { linkRefusal } from '#domain/submission/subprocesses.ts';
import { statement } from '#server/database/statement.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { lockSubprocess } from '#server/operations/submission/lockSubprocess.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

export interface Link {
  readonly requirementId: string;
  readonly subprocessId: string;
}

/** Walks up from the submission itself through the ones that require it. */
const isAmongThoseAbove = statement<[from: string, sought: string], { readonly found: boolean }>(
  'subprocess_above',
  `WITH RECURSIVE above(id) AS (
     SELECT $1::uuid
     UNION
     SELECT q.submission_id FROM subprocess_requirements q JOIN above a ON q.subprocess_id = a.id
   ) SELECT EXISTS (SELECT FROM above WHERE id = $2::uuid) AS found`,
);

/** Links an existing submission to one that requires it. See decision 0056. */
export const linkSubprocess = operation<Link, string>('linkSubprocess', async (tx, { requirementId, subprocessId }) => {
  const { parent, config, form } = await lockSubprocess(tx, requirementId, 'link');
  await tx.db.$queryRaw`SELECT id FROM submissions WHERE id = ${subprocessId}::uuid FOR NO KEY UPDATE`;
  const candidate = await tx.db.submission.findFirst({ where: { id: subprocessId, deletedAt: null } });
  refuseUnless(candidate, 'outdated');
  const [above] = await isAmongThoseAbove.rows(tx.queries, [parent.id, subprocessId]);
  refuseIf(
    linkRefusal(
      { masterTemplateId: config.subprocessMasterTemplateId, allowsExisting: config.allowsExisting },
      {
        masterTemplateId: candidate.masterTemplateId,
        isExisting: true,
        isLinkedElsewhere: (await tx.db.subprocessRequirement.count({ where: { subprocessId } })) > 0,
        isAbove: above?.found === true,
      },
    ),
  );
  await tx.db.subprocessRequirement.update({ where: { id: requirementId }, data: { subprocessId } });
  await recordChange(tx, parent, { kind: 'linkSubprocess', data: { form } });
  await refreshDashboard(tx, [subprocessId]);
  return requirementId;
});

/** Removes the link. Both submissions continue separately. */
export const unlinkSubprocess = operation<Pick<Link, 'requirementId'>, string>(
  'unlinkSubprocess',
  async (tx, { requirementId }) => {
    const { parent, requirement, form } = await lockSubprocess(tx, requirementId, 'unlink');
    await tx.db.subprocessRequirement.update({ where: { id: requirementId }, data: { subprocessId: null } });
    await recordChange(tx, parent, { kind: 'unlinkSubprocess', data: { form } });
    if (requirement.subprocessId !== null) await refreshDashboard(tx, [requirement.subprocessId]);
    return requirementId;
  },
);
