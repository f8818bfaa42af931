import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';

export interface TestMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
}

/** The emails to an address, oldest first. */
export async function mailsTo({ db }: Services, email: string): Promise<TestMail[]> {
  return db.outboxMail.findMany({ where: { toEmail: email }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
}

/** The token of the newest account link that was emailed to an address. */
export async function mailedToken(services: Services, email: string): Promise<string> {
  const mails = await mailsTo(services, email);
  const pattern = /\/users\/(?:verify\/|claim\/|password\/edit\?token=)([\w-]{20,})/;
  const tokens = mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
  const newest = tokens.at(-1);
  if (newest === undefined) throw new Error(`no link was emailed to ${email}`);
  return newest;
}

/** Staff of the team get emails about waiting and overdue steps right away, instead of the next morning. */
export async function mailTasksRightAway({ db }: Services, teamId: string): Promise<void> {
  const place = { ownerType: 'Team', ownerId: teamId, typeParentType: 'Team', typeParentId: teamId } as const;
  await db.emailSetting.create({ data: { ...place, id: newId(), emailType: 'dailySummary', shouldSend: false } });
}
