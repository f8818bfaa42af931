import { randomBytes } from 'node:crypto';
import { checkCodeBytes, checkCodeOf, checkPath } from '#domain/output/checkCode.ts';
import { outputMessages } from '#messages/output/outputMessages.ts';
import type { CheckStrip } from '#server/documents/addCheckStrip.ts';
import { operation } from '#server/operations/operation.ts';
import type { OutputInFull } from '#server/operations/output/documentOf.ts';
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
export async function checkStripOf(ctx: OperationContext, { id, checkCode }: OutputInFull): Promise<CheckStrip> {
  const code = checkCode ?? (await giveCheckCode(ctx, id));
  const address = `${ctx.services.publicUrl}${checkPath(code)}`;
  return { address, lines: [outputMessages.check, address] };
}
