import { surveyState, type SurveyState } from '#domain/survey/surveyState.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Prisma, Survey } from '#server/generated/prisma/client.ts';
import { readInvitationToken } from '#server/queries/survey/surveyTokens.ts';
import type { Keys } from '#server/secrets/createKeys.ts';

const around = {
  step: { include: { survey: true } },
  submission: {
    select: {
      ...{ id: true, status: true, currentStepIdentity: true, deletedAt: true, flowTemplateId: true },
      team: { select: { id: true, name: true, suspendedAt: true, letInAt: true } },
    },
  },
} satisfies Prisma.ActiveStepInclude;

type SurveyStep = Prisma.ActiveStepGetPayload<{ include: typeof around }>;

/** A survey at its step of a submission, as opened with a token. */
export interface OpenedSurvey {
  readonly activeStepId: string;
  readonly submissionId: string;
  readonly flowTemplateId: string;
  readonly team: SurveyStep['submission']['team'];
  readonly survey: Survey;
  readonly stepName: string | null;
  readonly state: SurveyState;
  /** the invitation of the token or of the response it opens */
  readonly invitation: { readonly id: string; readonly email: string } | null;
  /** the existing response under the token; an invitation's response continues under its own token */
  readonly responseId: string | null;
}

type Reader = Pick<DatabaseTransaction, 'activeStep' | 'surveySubmission' | 'surveyInvitation'>;

/**
 * Opens a survey link, an invitation, or a response by its token. Null for unknown and for removed tokens alike, so
 * that a stranger can't tell them apart.
 */
export async function openSurveyByToken(
  db: Reader,
  keys: Pick<Keys, 'verify'>,
  token: string,
): Promise<OpenedSurvey | null> {
  const invitationId = readInvitationToken(keys, token);
  if (invitationId !== null) {
    const invitation = await db.surveyInvitation.findUnique({
      where: { id: invitationId },
      include: { activeStep: { include: around }, surveySubmissions: { where: { deletedAt: null }, take: 1 } },
    });
    return invitation && placed(invitation.activeStep, invitation, invitation.surveySubmissions[0]?.id ?? null);
  }
  const activeStep = await db.activeStep.findUnique({ where: { surveyToken: token }, include: around });
  if (activeStep) return placed(activeStep, null, null);
  const response = await db.surveySubmission.findUnique({
    where: { token, deletedAt: null },
    include: { activeStep: { include: around }, invitation: true },
  });
  return response?.activeStep ? placed(response.activeStep, response.invitation, response.id) : null;
}

/** The same for staff at the step. */
export async function openSurveyAtStep(
  db: Pick<Reader, 'activeStep'>,
  activeStepId: string,
): Promise<OpenedSurvey | null> {
  const activeStep = await db.activeStep.findUnique({ where: { id: activeStepId }, include: around });
  return activeStep && placed(activeStep, null, null);
}

function placed(
  { id: activeStepId, stepIdentity, completedAt, submission, step }: SurveyStep,
  invitation: OpenedSurvey['invitation'],
  responseId: string | null,
): OpenedSurvey | null {
  if (submission.deletedAt !== null || step.survey === null) return null;
  const { team } = submission;
  const isCurrent = submission.currentStepIdentity === stepIdentity;
  const standing = surveyState({ status: submission.status, isCurrent, isCompleted: completedAt !== null });
  return {
    activeStepId,
    ...{ submissionId: submission.id, flowTemplateId: submission.flowTemplateId, team, survey: step.survey },
    stepName: step.name,
    // a suspended town accepts no responses
    state: standing === 'open' && team.suspendedAt !== null ? 'paused' : standing,
    invitation: invitation && { id: invitation.id, email: invitation.email },
    responseId,
  };
}
