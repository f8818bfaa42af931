import { shouldSend } from '#domain/mail/emailSettings.ts';
import { isEmailType, isOptionalEmailType, type EmailType } from '#domain/mail/emailTypes.ts';
import { statusPath } from '#domain/submission/statusPath.ts';
import type { NamedNext } from '#domain/submission/whatNext.ts';
import { actingUserId } from '#server/actor.ts';
import type { MailChoices } from '#server/mail/mailContent.ts';
import type { MailKind, MailParams } from '#server/mail/mailTemplates.ts';
import { newId } from '#server/newId.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { loadSubmissionInMails } from '#server/operations/mail/loadSubmissionInMails.ts';
import {
  unsubscribeToken,
  emailSettingsPage,
  unsubscribePage,
  type UnsubscribeTarget,
} from '#server/operations/mail/unsubscribeLink.ts';
import type { Tx } from '#server/operations/operation.ts';

/** How emails about a submission refer to it. */
export interface Named {
  readonly formName: string;
  readonly number: string;
  /** its identifying answer, if a subject can quote it */
  readonly identifier: string | null;
  readonly teamName: string;
  readonly link: string;
  /** shows the status without signing in */
  readonly statusPage: string;
}

/** The recipient of a notice. */
export interface NoticeReader {
  readonly userId: string;
  /** their next action, if anything follows */
  readonly next: NamedNext | null;
}

interface Notice<Kind extends MailKind> {
  readonly type: EmailType;
  readonly kind: Kind;
  readonly params: (submission: Named, reader: NoticeReader) => MailParams<Kind>;
  /** the page the email links to, if not the submission's */
  readonly page?: string;
  /** a key that limits the email to one per person */
  readonly once?: string;
  /** staff read about it in their daily summary instead, unless they chose to get it right away */
  readonly summary?: { readonly activeStepId: string; readonly isOverdue: boolean };
  /** the actor gets the email too, for their records */
  readonly alsoActor?: boolean;
}

export const submissionPage = (submissionId: string): string => `/initiated_flows/manager/${submissionId}`;

/** The discussions beside a submission. */
export const discussionsPage = (submissionId: string): string => `${submissionPage(submissionId)}?panel=discussions`;

/** A step's page, which works even if the submission is at another step by then. */
export const stepPage = (submissionId: string, stepId: string): string =>
  `/initiated_flows/${submissionId}/steps/${stepId}`;

/** The page of a requirement that staff added. */
export const requirementPage = (submissionId: string, requirementId: string): string =>
  `/initiated_flows/${submissionId}/supplemental_requirement/${requirementId}`;

/** The review page of a step, for the named group or else the reader's own. */
export const reviewPage = (submissionId: string, stepId: string, reviewGroupId?: string): string =>
  `/initiated_flows/${submissionId}/steps/${stepId}/review${reviewGroupId === undefined ? '' : `/${reviewGroupId}`}`;

/**
 * Emails people about a submission, except the actor and those who turned off this type. Returns only the people who
 * have the email, including those who got it earlier when it is sent `once`.
 */
export async function notify<Kind extends MailKind>(
  tx: Tx,
  submissionId: string,
  userIds: readonly string[],
  notice: Notice<Kind>,
): Promise<readonly string[]> {
  const { written, repeated } = await notifyCounting(tx, submissionId, userIds, notice);
  return [...written, ...repeated];
}

interface Notified {
  /** the people whose email was written just now */
  readonly written: readonly string[];
  /** the people whose email had been written before */
  readonly repeated: readonly string[];
}

/** Like `notify`, for callers that report the result. */
export async function notifyCounting<Kind extends MailKind>(
  tx: Tx,
  submissionId: string,
  userIds: readonly string[],
  { type, kind, params, page = submissionPage(submissionId), once, summary, alsoActor = false }: Notice<Kind>,
): Promise<Notified> {
  const actor = actingUserId(tx.ctx.actor);
  const others = [...new Set(userIds)].filter((id) => alsoActor || id !== actor);
  if (others.length === 0) return { written: [], repeated: [] };
  const submission = await tx.db.submission.findUniqueOrThrow({
    where: { id: submissionId },
    include: { masterTemplate: { include: { team: true } } },
  });
  const { masterTemplate: form, customId, scopedId } = submission;
  const people = await tx.db.user.findMany({
    where: { id: { in: others }, deactivatedAt: null },
    orderBy: { id: 'asc' },
  });
  const rows = await tx.db.emailSetting.findMany({
    where: {
      emailType: { in: summary === undefined ? [type] : [type, 'dailySummary'] },
      ownerId: { in: [...others, form.teamId] },
      typeParentId: { in: [form.id, form.teamId] },
    },
  });
  const { publicUrl } = tx.ctx.services;
  const number = customId ?? String(scopedId);
  const { identifier, nextFor, sentenceFor } = await loadSubmissionInMails(tx, submissionId, others);
  const named = {
    formName: form.name,
    ...{ number, identifier },
    teamName: form.team.name,
    link: `${publicUrl}${page}`,
    statusPage: `${publicUrl}${statusPath(form.team.slug, number)}`,
  };
  const applicants = new Set(summary === undefined ? [] : await applicantsOf(tx, submissionId));
  const written: string[] = [];
  const repeated: string[] = [];
  for (const { id: userId, email, name } of people) {
    const settings = rows.flatMap(({ ownerType, ownerId, typeParentType: parentType, emailType, shouldSend: wanted }) =>
      isEmailType(emailType) && (ownerType === 'Team' || ownerId === userId)
        ? [{ ownerType, parentType, emailType, shouldSend: wanted }]
        : [],
    );
    if (!shouldSend(type, settings)) continue;
    if (summary !== undefined && !applicants.has(userId) && shouldSend('dailySummary', settings)) {
      await noteForSummary(tx, { userId, teamId: form.teamId, submissionId, ...summary });
      continue;
    }
    const key = once === undefined ? {} : { dedupeKey: `${once}:${userId}` };
    const choices = choicesOf(tx, { userId, emailType: type, parentType: 'MasterTemplate', parentId: form.id });
    const told = { params: params(named, { userId, next: nextFor(userId) }), next: sentenceFor(userId) };
    const isNew = await enqueueMail(tx, {
      kind,
      ...told,
      to: { email, name, userId },
      team: form.team,
      choices,
      ...key,
    });
    (isNew ? written : repeated).push(userId);
  }
  return { written, repeated };
}

type MailTarget = Omit<UnsubscribeTarget, 'emailType'> & { readonly emailType: EmailType };

interface SummaryItem {
  readonly userId: string;
  readonly teamId: string;
  readonly submissionId: string;
  readonly activeStepId: string;
  readonly isOverdue: boolean;
}

async function noteForSummary(tx: Tx, { userId, teamId, activeStepId, ...item }: SummaryItem): Promise<void> {
  const place = { userId, teamId, activeStepId };
  await tx.db.summaryItem.upsert({
    where: { userId_teamId_activeStepId: place },
    create: { ...place, ...item, id: newId(), createdAt: tx.now },
    update: item.isOverdue ? { isOverdue: true } : {},
  });
}

/** The links that turn a type of email off; null for emails that can't be turned off. */
export function choicesOf({ ctx }: Tx, { emailType, ...target }: MailTarget): MailChoices | null {
  if (!isOptionalEmailType(emailType)) return null;
  const { keys, publicUrl } = ctx.services;
  const token = unsubscribeToken(keys, { emailType, ...target });
  return {
    settingsLink: `${publicUrl}${emailSettingsPage(target)}`,
    unsubscribeLink: `${publicUrl}${unsubscribePage(token)}`,
  };
}

export async function applicantsOf({ db }: Tx, submissionId: string): Promise<string[]> {
  const rows = await db.applicantAttachment.findMany({
    where: { submissionId },
    select: { userId: true, addedById: true, addedBy: { select: { emailVerifiedAt: true } } },
  });
  return rows
    .filter(({ userId, addedById, addedBy }) => addedById === userId || addedBy?.emailVerifiedAt !== null)
    .map(({ userId }) => userId);
}

/**
 * The admins of a submission: the people assigned to it or to its step, otherwise the form's members. Pass the step
 * for something that happened there, since the submission may have left it.
 */
export async function adminsOf(tx: Tx, submissionId: string, atStepId?: string): Promise<string[]> {
  const { db } = tx;
  const { flowTemplateId, currentStepIdentity: identity } = await db.submission.findUniqueOrThrow({
    where: { id: submissionId },
  });
  const own = await db.submissionAttachment.findMany({ where: { submissionId, assigned: true } });
  const present = identity === null ? null : { step: { flowTemplateId, identity } };
  const at = atStepId === undefined ? present : { stepId: atStepId };
  const ofStep = at === null ? [] : await db.stepAttachment.findMany({ where: { assigned: true, ...at } });
  const assigned = [...own, ...ofStep];
  const roleIds = assigned.flatMap(({ roleId }) => roleId ?? []);
  const members = await db.roleMember.findMany({ where: { roleId: { in: roleIds } }, select: { userId: true } });
  const people = [...assigned.flatMap(({ userId }) => userId ?? []), ...members.map(({ userId }) => userId)];
  return people.length > 0 ? people : membersOf(tx, submissionId);
}

/** The form's members, except applicants of this submission. */
export async function membersOf(tx: Tx, submissionId: string): Promise<string[]> {
  const { masterTemplateId } = await tx.db.submission.findUniqueOrThrow({ where: { id: submissionId } });
  const rows = await tx.db.masterTemplateMembership.findMany({ where: { masterTemplateId }, select: { userId: true } });
  const own = new Set(await applicantsOf(tx, submissionId));
  return rows.map(({ userId }) => userId).filter((userId) => !own.has(userId));
}
