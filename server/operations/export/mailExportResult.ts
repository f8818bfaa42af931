import type { Export } from '#server/generated/prisma/client.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import type { Tx } from '#server/operations/operation.ts';

/** The page that lists a person's exports. */
const exportsPage = '/exports';

/** Emails the outcome of an export to the person who requested it, once. */
export async function mailExportResult(
  tx: Tx,
  { id, userId, teamId, name: exportName }: Export,
  kind: 'exportReady' | 'exportFailed',
  rows: number | null = null,
): Promise<void> {
  const person = await tx.db.user.findUnique({ where: { id: userId } });
  if (!person || person.deactivatedAt !== null) return;
  const team = teamId === null ? null : await tx.db.team.findUnique({ where: { id: teamId } });
  const to = { email: person.email, name: person.name, userId };
  const link = `${tx.ctx.services.publicUrl}${exportsPage}`;
  await enqueueMail(tx, { kind, params: { exportName, rows, link }, to, team, dedupeKey: `${kind}:${id}` });
}
