import { operation } from '#server/operations/operation.ts';

/** Records that a staff member downloaded an output's document. */
export const downloadOutput = operation<string, null>('downloadOutput', async (tx, issuedOutputId) => {
  const output = await tx.db.issuedOutput.findUniqueOrThrow({
    where: { id: issuedOutputId },
    include: { submission: { select: { customId: true, scopedId: true } } },
  });
  const { teamId, name, submission } = output;
  tx.audit({
    ...{ kind: 'downloadOutput', teamId, subjectType: 'IssuedOutput', subjectId: issuedOutputId },
    data: { output: name, submission: submission.customId ?? String(submission.scopedId) },
  });
  return null;
});
