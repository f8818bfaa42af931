import { text } from 'node:stream/consumers';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import {
  maxInvitationBytes,
  maxInvitedAtOnce,
  maxInvitedByUnapprovedTeam,
  parseInvitees,
} from '#domain/survey/survey.ts';
import { surveyRefusal } from '#domain/survey/surveyState.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { refuseTooManyInvitations } from '#server/operations/account/countInvitations.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseAt, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { firstResult, requestText } from '#server/operations/runOncePerKey.ts';
import { lockSubmissionOfStep } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { mailInvitees } from '#server/operations/survey/mailInvitees.ts';
import { openSurveyAtStep, type OpenedSurvey } from '#server/queries/survey/OpenedSurvey.ts';
import type { OperationContext } from '#server/Services.ts';

export interface SurveyInvitees {
  readonly activeStepId: string;
  /** one address per line, or a CSV with addresses in its first column */
  readonly emails: string;
  readonly message: string | null;
}

interface InvitingByFile extends Omit<SurveyInvitees, 'emails'> {
  /** a CSV file that the same person uploaded */
  readonly fileId: string;
}

const name = 'inviteToSurvey';

/** Emails survey links, one per address. If any address is invalid, no one is emailed. Returns how many. */
export const inviteToSurvey = operation<SurveyInvitees, number>(name, (tx, input) => invite(tx, input));

async function invite(tx: Tx, { activeStepId, emails: typed, message }: SurveyInvitees): Promise<number> {
  const submission = await lockSubmissionOfStep(tx, activeStepId, 'inviteToSurvey');
  const place = await acceptingSurveyAtStep(tx, activeStepId);
  const before = await tx.db.surveyInvitation.findMany({ where: { activeStepId }, select: { email: true } });
  const { emails, problems } = parseInvitees(typed, new Set(before.map(({ email }) => email)));
  refuseProblems(problems);
  const max = place.team.letInAt === null ? maxInvitedByUnapprovedTeam : maxInvitedAtOnce;
  if (emails.length > max) throw new InvalidInput([{ path: 'emails', code: 'tooManyInvited', params: { max } }]);
  refuseAt('emails', emails.length === 0 ? 'invitedBefore' : null);
  await refuseTooManyInvitations(tx, place.team, emails);
  const rows = emails.map((email) => ({ id: newId(), email }));
  await tx.db.surveyInvitation.createMany({
    data: rows.map((row) => ({
      ...{ ...row, teamId: place.team.id, activeStepId, surveyId: place.survey.id },
      // tokens are signed instead of stored, so this column only has to be unique
      ...{ tokenHash: row.id, message: message?.trim() || null, sentById: actingUserId(tx.ctx.actor) },
      createdAt: tx.now,
    })),
  });
  await mailInvitees(
    tx,
    rows.map(({ id }) => id),
    'asked',
  );
  await recordChange(tx, submission, { kind: name, data: { count: rows.length }, isInternal: true });
  return rows.length;
}

/** The survey of a locked step, if it accepts responses. */
export async function acceptingSurveyAtStep({ db }: Tx, activeStepId: string): Promise<OpenedSurvey> {
  const place = await openSurveyAtStep(db, activeStepId);
  refuseUnless(place, 'outdated');
  refuseIf(surveyRefusal(place.state));
  return place;
}

/** Reading the list consumes the file: it can't be used for anything else, and is deleted. */
async function useUp(tx: Tx, { activeStepId, fileId }: InvitingByFile): Promise<void> {
  const { teamId } = await tx.db.activeStep.findUniqueOrThrow({ where: { id: activeStepId } });
  await claimFile(tx, fileId, { use: 'import', teamId });
  await discardFile(tx, fileId);
}

/** The same with the addresses in a file, which is consumed. */
export async function inviteToSurveyByFile(
  ctx: OperationContext,
  input: InvitingByFile,
  key?: string | null,
): Promise<number> {
  const inviting = (emails: string) =>
    operation<InvitingByFile, number>(name, async (tx, given) => {
      await useUp(tx, given);
      return invite(tx, { ...given, emails });
    });
  try {
    const file = await acceptFile(ctx, { fileId: input.fileId, maxBytes: maxInvitationBytes });
    return await inviting(await text(await ctx.services.files.read(file.key)))(ctx, input, key);
  } catch (error) {
    if (!(error instanceof InvalidInput) && !(error instanceof Refusal)) throw error;
    // on a retry the file is already consumed, but the first result is stored
    const first = key ? await firstResult<number>(ctx, { operation: name, key, said: requestText(ctx, input) }) : null;
    if (first !== null) return first;
    throw error;
  }
}
