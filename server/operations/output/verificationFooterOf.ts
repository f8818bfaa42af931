import { randomBytes } from 'node:crypto';
import { checkCodeBytes, checkCodeOf, checkPath } from '#domain/output/checkCode.ts';
import { issuedDocumentWords } from '#messages/output/issuedDocumentWords.ts';
import type { VerificationFooter } from '#server/documents/addVerificationFooter.ts';
import { operation } from '#server/operations/operation.ts';
import type { LoadedOutput } from '#server/operations/output/LoadedOutput.ts';
import type { OperationContext } from '#server/Services.ts';

/** An output keeps its code, so that earlier prints still lead to its current state. */
const giveCheckCode = operation<string, string>('giveCheckCode', async (tx, id) => {
  await tx.db.$queryRaw`SELECT id FROM issued_outputs WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const { checkCode } = await tx.db.issuedOutput.findUniqueOrThrow({ where: { id } });
  if (checkCode !== null) return checkCode;
  const code = checkCodeOf(randomBytes(checkCodeBytes));
  await tx.db.issuedOutput.update({ where: { id }, data: { checkCode: code } });
  return code;
});

/** The line printed below an output's document, with the address where anyone can verify it. */
export async function verificationFooterOf(
  ctx: OperationContext,
  { id, checkCode }: LoadedOutput,
): Promise<VerificationFooter> {
  const code = checkCode ?? (await giveCheckCode(ctx, id));
  const address = `${ctx.services.publicUrl}${checkPath(code)}`;
  return { address, lines: [issuedDocumentWords.check, address] };
}
