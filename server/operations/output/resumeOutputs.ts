import { statement } from '#server/database/statement.ts';
import { operation } from '#server/operations/operation.ts';
import { failOutput } from '#server/operations/output/failOutput.ts';
import { makeDocument } from '#server/operations/output/issueOutputs.ts';
import type { OperationContext } from '#server/Services.ts';

interface Stuck {
  readonly id: string;
  readonly jobId: string | null;
  /** failed jobs since the document was last requested */
  readonly tries: number;
}

/** Outputs waiting for a document that no job works on: their job has ended or never existed. */
const stuckOutputs = statement<[most: number], Stuck>(
  'sweep_stuck_outputs',
  `SELECT i.id, i.job_id AS "jobId",
     (SELECT count(*)::int FROM jobs t WHERE t.subject_type = 'IssuedOutput' AND t.subject_id = i.id AND t.state = 'failed') AS tries
   FROM issued_outputs i LEFT JOIN jobs j ON j.id = i.job_id JOIN submissions s ON s.id = i.submission_id AND s.deleted_at IS NULL
   WHERE i.state = 'waiting' AND (j.id IS NULL OR j.finished_at IS NOT NULL)
   ORDER BY i.updated_at LIMIT $1`,
);

const atOnce = 100;
/** A document that has killed its worker this often is given up. */
const mostTries = 3;

const resumeOutput = operation<Stuck, void>('resumeOutput', async (tx, { id, jobId }) => {
  const { count } = await tx.db.issuedOutput.updateMany({
    where: { id, jobId, state: 'waiting' },
    data: { updatedAt: tx.now },
  });
  if (count === 0) return;
  const { teamId } = await tx.db.issuedOutput.findUniqueOrThrow({ where: { id } });
  await makeDocument(tx, { id, teamId });
});

/** Queues documents again that no job works on. Returns how many. */
export async function resumeOutputs(ctx: OperationContext): Promise<number> {
  const stuck = await stuckOutputs.rows(ctx.services.pool, [atOnce]);
  for (const output of stuck) {
    if (output.jobId === null || output.tries < mostTries) await resumeOutput(ctx, output);
    else await failOutput(ctx, { jobId: output.jobId, issuedOutputId: output.id });
  }
  return stuck.length;
}
