import { Refusal } from '#domain/kernel/refusal.ts';
import { lockVersion } from '#server/operations/form/lockVersion.ts';
import { startJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';

export interface PublishInput {
  readonly flowTemplateId: string;
  /** the revision that the publisher saw; the current one if omitted */
  readonly revision?: number | null;
}

const task = 'template/publishFlowTemplate';

/** Requests that a draft be published as it is now. Returns the job's id; an identical request in flight is reused. */
export const publishFlowTemplate = operation<PublishInput, string>(
  'publishFlowTemplate',
  async (tx, { flowTemplateId, revision: seen }) => {
    const draft = await lockVersion(tx, flowTemplateId);
    if (draft.kind !== 'draft') throw new Refusal('versionFrozen');
    if (draft.isArchived) throw new Refusal('formArchived');
    const { revision, teamId } = draft;
    if (seen != null && seen !== revision) throw new Refusal('outdated');
    const open = { task, subjectId: flowTemplateId, finishedAt: null };
    const inProgress = await tx.db.job.findFirst({ where: open, select: { id: true } });
    if (inProgress) return inProgress.id;
    const payload = (jobId: string) => ({ jobId, flowTemplateId, revision });
    return startJob(tx, { task, teamId, subject: { type: 'FlowTemplate', id: flowTemplateId }, payload });
  },
);
