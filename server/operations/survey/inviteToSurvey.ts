import { text } from 'node:stream/consumers';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { mostInvitationBytes, mostInvitedAtOnce, mostInvitedUnvouched, readInvites } from '#domain/survey/survey.ts';
import { surveyRefusal } from '#domain/survey/surveyState.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { refuseTooManyInvitations } from '#server/operations/account/invitationWait.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { firstResult, saidBy } from '#server/operations/onceForKey.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuse, refuseAt, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { changed } from '#server/operations/submission/changed.ts';
import { lockByStep } from '#server/operations/submission/lockSubmission.ts';
import { mailInvitees } from '#server/operations/survey/mailInvitees.ts';
import { surveyAtStep, type SurveyAt } from '#server/queries/survey/surveyAt.ts';
import type { OperationContext } from '#server/Services.ts';

export interface Inviting {
  readonly activeStepId: string;
  /** one address per line, or a CSV with addresses in its first column */
  readonly emails: string;
  readonly message: string | null;
}

interface InvitingByFile extends Omit<Inviting, 'emails'> {
  /** a CSV file that the same person uploaded */
  readonly fileId: string;
}

const name = 'inviteToSurvey';

/** Emails survey links, one per address. If any address is invalid, no one is emailed. Returns how many. */
export const inviteToSurvey = operation<Inviting, number>(name, (tx, input) => invite(tx, input));

async function invite(tx: Tx, { activeStepId, emails: typed, message }: Inviting): Promise<number> {
  const submission = await lockByStep(tx, activeStepId, 'inviteToSurvey');
  const place = await surveyHeld(tx, activeStepId);
  const before = await tx.db.surveyInvitation.findMany({ where: { activeStepId }, select: { email: true } });
  const { emails, problems } = readInvites(typed, new Set(before.map(({ email }) => email)));
  refuseProblems(problems);
  const max = place.team.letInAt === null ? mostInvitedUnvouched : mostInvitedAtOnce;
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
  await changed(tx, submission, { kind: name, data: { count: rows.length }, isInternal: true });
  return rows.length;
}

/** The survey of a locked step, if it accepts responses. */
export async function surveyHeld({ db }: Tx, activeStepId: string): Promise<SurveyAt> {
  const place = await surveyAtStep(db, activeStepId);
  refuseUnless(place, 'outdated');
  refuse(surveyRefusal(place.state));
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
    const file = await acceptFile(ctx, { fileId: input.fileId, maxBytes: mostInvitationBytes });
    return await inviting(await text(await ctx.services.files.read(file.key)))(ctx, input, key);
  } catch (error) {
    if (!(error instanceof InvalidInput) && !(error instanceof Refusal)) throw error;
    // on a retry the file is already consumed, but the first result is stored
    const first = key ? await firstResult<number>(ctx, { operation: name, key, said: saidBy(ctx, input) }) : null;
    if (first !== null) return first;
    throw error;
  }
}
