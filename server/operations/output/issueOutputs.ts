import { newId } from '#server/newId.ts';
import { startJob } from '#server/operations/job/jobRow.ts';
import type { Tx } from '#server/operations/operation.ts';
import { freezeForIssue } from '#server/operations/output/freezeForIssue.ts';

/**
 * Issues the form's outputs for a completed step, or for the completed submission if null. Skips outputs that were
 * already issued. Jobs generate the documents from the current answers. The caller must hold the submission's lock.
 */
export async function issueOutputs(tx: Tx, submissionId: string, stepIdentity: string | null): Promise<void> {
  const { teamId, flowTemplateId } = await tx.db.submission.findUniqueOrThrow({ where: { id: submissionId } });
  const configured = await tx.db.configuredOutput.findMany({
    where: { flowTemplateId, issuedOnStepIdentity: stepIdentity },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  if (configured.length === 0) return;
  const frozenAnswersId = await freezeForIssue(tx, submissionId);
  for (const { id: configuredOutputId, identity: outputIdentity, name, issuedOnStepIdentity } of configured) {
    const id = newId();
    const { count } = await tx.db.issuedOutput.createMany({
      data: {
        ...{ id, teamId, submissionId, configuredOutputId, outputIdentity, name, issuedOnStepIdentity },
        ...{ frozenAnswersId, createdAt: tx.now },
        updatedAt: tx.now,
      },
      skipDuplicates: true,
    });
    if (count === 0) continue;
    await makeDocument(tx, { id, teamId });
    tx.record({ kind: 'issueOutput', teamId, submissionId, data: { issuedOutputId: id, output: name } });
  }
}

/** Queues the job that generates an output's document, again if there is one. */
export async function makeDocument(
  tx: Tx,
  { id, teamId }: { readonly id: string; readonly teamId: string },
): Promise<void> {
  const jobId = await startJob(tx, {
    task: 'output/generateOutput',
    teamId,
    subject: { type: 'IssuedOutput', id },
    payload: (job) => ({ jobId: job, issuedOutputId: id }),
  });
  const data = { state: 'waiting', jobId, failureMessage: null } as const;
  await tx.db.issuedOutput.update({ where: { id }, data });
}
