import { shouldSend } from '#domain/mail/emailSettings.ts';
import { suggestionOutcomeWords } from '#messages/mail/suggestionOutcomeWords.ts';
import { actingUserId } from '#server/actor.ts';
import type { LockedEntity } from '#server/operations/entity/changeEntity.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { choicesOf } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';

const emailType = 'editSuggested';

/** Notifies the team's members, except those who turned these emails off. Decision 0129. */
export async function mailSuggestion(
  tx: Tx,
  requestId: string,
  { teamId, name: entityName, customEntity: { name: kindName } }: LockedEntity,
  fieldNames: readonly string[],
): Promise<void> {
  const team = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
  const members = await tx.db.user.findMany({
    where: {
      roleMembers: { some: { role: { teamId, archivedAt: null } } },
      ...{ deactivatedAt: null, emailVerifiedAt: { not: null }, id: { not: actingUserId(tx.ctx.actor) ?? '' } },
    },
    orderBy: { id: 'asc' },
  });
  const rows = await tx.db.emailSetting.findMany({
    where: { emailType, ownerId: { in: [teamId, ...members.map(({ id }) => id)] }, typeParentId: teamId },
  });
  const link = `${tx.ctx.services.publicUrl}/teams/${team.slug}/edit_suggestions_requests/${requestId}`;
  for (const { id: userId, email, name } of members) {
    const settings = rows
      .filter(({ ownerId }) => ownerId === teamId || ownerId === userId)
      .map(({ ownerType, typeParentType: parentType, shouldSend: isWanted }) => {
        return { ownerType, parentType, emailType, shouldSend: isWanted } as const;
      });
    if (!shouldSend(emailType, settings)) continue;
    await enqueueMail(tx, {
      kind: 'editSuggested',
      params: { entityName, kindName, fieldNames, link },
      to: { email, name, userId },
      team,
      choices: choicesOf(tx, { userId, emailType, parentType: 'Team', parentId: teamId }),
    });
  }
}

/** Tells the author what the team decided. */
export async function mailOutcome(tx: Tx, requestId: string): Promise<void> {
  const { user, team, entity, editSuggestions } = await tx.db.editSuggestionsRequest.findUniqueOrThrow({
    where: { id: requestId },
    include: {
      ...{ user: true, team: true, entity: true },
      editSuggestions: { include: { customEntityField: true }, orderBy: { id: 'asc' } },
    },
  });
  if (user.deactivatedAt !== null || user.id === actingUserId(tx.ctx.actor)) return;
  const named = (wanted: string): string =>
    editSuggestions.flatMap(({ state, customEntityField: { name } }) => (state === wanted ? [name] : [])).join(', ');
  const [accepted, rejected] = [named('accepted'), named('rejected')];
  const words = suggestionOutcomeWords[accepted === '' ? 'rejected' : rejected === '' ? 'accepted' : 'partly'];
  await enqueueMail(tx, {
    kind: 'genericNotice',
    params: {
      subject: words.subject,
      paragraphs: [
        words.text(entity.name, team.name),
        ...(accepted === '' ? [] : [suggestionOutcomeWords.acceptedFields(accepted)]),
        ...(rejected === '' ? [] : [suggestionOutcomeWords.rejectedFields(rejected)]),
      ],
      action: null,
      reason: 'suggested',
    },
    to: { email: user.email, name: user.name, userId: user.id },
    team,
  });
}
