import type { Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

type Told = Readonly<Record<string, string | number | boolean | null>>;

interface Change {
  readonly kind: string;
  readonly data?: Told;
  readonly isInternal?: boolean;
}

/** Something was done to a submission: noted among its activities, and listed anew, also where it is a part of another. */
export async function changed(tx: Tx, { id, teamId }: Submission, change: Change): Promise<void> {
  await tx.db.submission.update({ where: { id }, data: { lastActivityAt: tx.now, revision: { increment: 1 } } });
  tx.record({ teamId, submissionId: id, ...change });
  const parents = await tx.db.subprocessRequirement.findMany({
    where: { subprocessId: id },
    select: { submissionId: true },
  });
  await refreshDashboard(tx, [id, ...parents.map(({ submissionId }) => submissionId)]);
}
