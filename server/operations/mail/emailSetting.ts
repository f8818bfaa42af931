import type { SettingOwner, SettingParent } from '#domain/mail/emailSettings.ts';
import { summarizedEmailTypes, type OptionalEmailType } from '#domain/mail/emailTypes.ts';
import { newId } from '#server/newId.ts';
import { readUnsubscribeToken } from '#server/operations/mail/unsubscribeLink.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseAt, refuseUnless } from '#server/operations/refusals.ts';
import { concernsPerson } from '#server/queries/mail/emailSubjects.ts';

/** Whose setting it is, and for which form or team. */
interface Place {
  readonly ownerType: SettingOwner;
  readonly ownerId: string;
  readonly parentType: SettingParent;
  readonly parentId: string;
}

export interface NewEmailSetting extends Place {
  readonly emailType: OptionalEmailType;
  readonly shouldSend: boolean;
}

/**
 * Sets whether emails of a type about a form or team are sent to a person, or to everyone without their own setting.
 */
export const createEmailSetting = operation<NewEmailSetting, string>('createEmailSetting', async (tx, setting) => {
  await refuseStrange(tx, setting);
  return write(tx, setting);
});

interface Changed {
  readonly id: string;
  readonly shouldSend: boolean;
}

export const updateEmailSetting = operation<Changed, string>('updateEmailSetting', async (tx, { id, shouldSend }) => {
  const { count } = await tx.db.emailSetting.updateMany({ where: { id }, data: { shouldSend } });
  refuseUnless(count === 1, 'outdated');
  const { ownerType, ownerId } = await tx.db.emailSetting.findUniqueOrThrow({ where: { id } });
  note(tx, ownerType, ownerId);
  return id;
});

/** The default applies again. */
export const deleteEmailSetting = operation<string, void>('deleteEmailSetting', async (tx, id) => {
  const setting = await tx.db.emailSetting.findUnique({ where: { id } });
  refuseUnless(setting, 'outdated');
  await tx.db.emailSetting.deleteMany({ where: { id } });
  note(tx, setting.ownerType, setting.ownerId);
});

/** The same for all of a person's or team's settings about a form or team. */
export const deleteEmailSettings = operation<Place, void>('deleteEmailSettings', async (tx, place) => {
  await refuseStrange(tx, place);
  const { ownerType, ownerId, parentType: typeParentType, parentId: typeParentId } = place;
  await tx.db.emailSetting.deleteMany({ where: { ownerType, ownerId, typeParentType, typeParentId } });
  note(tx, ownerType, ownerId);
});

interface Answered {
  readonly token: string;
  readonly wanted: boolean;
}

/** Sets whether a person gets emails like the one that the link came from, no matter who is signed in. */
export const chooseEmailByLink = operation<Answered, void>('chooseEmailByLink', async (tx, { token, wanted }) => {
  const choice = readUnsubscribeToken(tx.ctx.services.keys, token);
  refuseUnless(choice, 'linkUnknown');
  const { userId: ownerId, emailType, parentType, parentId } = choice;
  const place = { ownerType: 'User', ownerId, parentType, parentId } as const;
  const isThere = (await tx.db.user.count({ where: { id: ownerId } })) > 0;
  refuseUnless(isThere, 'linkUnknown');
  if (emailType === 'dailySummary') await chooseSummarized(tx, place, wanted);
  else await write(tx, { ...place, emailType, shouldSend: wanted });
});

/**
 * Turning the summary off by its link turns off what it contains, for the team and each of its forms. Otherwise the
 * person would get more emails than before.
 */
async function chooseSummarized(tx: Tx, place: Place, shouldSend: boolean): Promise<void> {
  const { ownerType, ownerId, parentId } = place;
  const forms = await tx.db.masterTemplate.findMany({ where: { teamId: parentId }, select: { id: true } });
  for (const emailType of summarizedEmailTypes) {
    await write(tx, { ...place, emailType, shouldSend });
    const typeParentId = { in: forms.map(({ id }) => id) };
    await tx.db.emailSetting.updateMany({
      where: { ownerType, ownerId, emailType, typeParentId },
      data: { shouldSend },
    });
  }
}

async function write(
  tx: Tx,
  { ownerType, ownerId, parentType: typeParentType, parentId: typeParentId, emailType, shouldSend }: NewEmailSetting,
): Promise<string> {
  const place = { ownerType, ownerId, emailType, typeParentType, typeParentId };
  const { id } = await tx.db.emailSetting.upsert({
    where: { ownerType_ownerId_emailType_typeParentType_typeParentId: place },
    create: { ...place, id: newId(), shouldSend, createdAt: tx.now },
    update: { shouldSend },
  });
  note(tx, ownerType, ownerId);
  return id;
}

/** People can choose for what concerns them; teams for themselves and their forms. */
async function refuseStrange(tx: Tx, { ownerType, ownerId, parentType, parentId }: Place): Promise<void> {
  const concerns =
    ownerType === 'User'
      ? await concernsPerson(tx.queries, ownerId, { type: parentType, id: parentId })
      : await isOfTeam(tx, ownerId, parentType, parentId);
  refuseAt('parentId', concerns ? null : 'emailsConcernNobody');
}

async function isOfTeam({ db }: Tx, teamId: string, type: SettingParent, id: string): Promise<boolean> {
  if (type === 'Team') return id === teamId;
  return (await db.masterTemplate.count({ where: { id, teamId } })) > 0;
}

function note(tx: Tx, ownerType: SettingOwner, teamId: string): void {
  if (ownerType === 'Team') tx.record({ kind: 'updateTeam', teamId, data: { changed: 'emailSettings' } });
}
