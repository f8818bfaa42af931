import { outputStatus, type OutputStatus } from '#domain/output/outputStatus.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';
import { statusViewMinutes } from '#domain/submission/statusAccess.ts';
import { stepProgress, timelineState, type StepProgress } from '#domain/submission/timeline.ts';
import { isApplicantsTurn } from '#domain/submission/whatNext.ts';
import { whatNextSentence } from '#messages/submission/whatNextSentence.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { namedRequiredActions } from '#server/queries/submission/namedRequiredActions.ts';
import { minTimedCompletions, nextActionFor, timedStepOf } from '#server/queries/submission/nextAction.ts';
import { openedStatus } from '#server/queries/submission/statusRequests.ts';
import { usualTimes } from '#server/queries/submission/usualTimes.ts';
import type { Services } from '#server/Services.ts';

/** What the holder of a code sees: the state of a submission, and no answer, file, message, or name of a person. */
export interface PublicStatusFacts {
  readonly submissionId: string;
  readonly teamId: string;
  readonly formName: string;
  readonly number: string;
  readonly status: SubmissionStatus;
  readonly isRejected: boolean;
  readonly next: string;
  readonly isApplicantsTurn: boolean;
  readonly startedAt: Date;
  readonly changedAt: Date;
  readonly finishedAt: Date | null;
  readonly steps: readonly PublicStatusStep[];
  readonly documents: readonly PublicStatusDocument[];
}

export interface PublicStatusStep {
  readonly name: string | null;
  readonly progress: StepProgress;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
}

export interface PublicStatusDocument {
  readonly name: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
  readonly status: OutputStatus;
}

const mostSteps = 200;
const mostDocuments = 50;

/** The status that an opened request shows; null once it has expired or the person is no longer an applicant. */
export async function publicStatusOf(services: Services, requestId: string): Promise<PublicStatusFacts | null> {
  const { db, pool, now } = services;
  const [opened] = await openedStatus.rows(pool, [requestId, new Date(now().getTime() - statusViewMinutes * 60_000)]);
  if (!opened) return null;
  const { submissionId, userId } = opened;
  const [[evaluated], steps, outputs] = await Promise.all([
    loadEvaluatedSubmissions(services, [submissionId]),
    db.activeStep.findMany({
      where: { submissionId, supplementalRequirement: { is: null } },
      include: { step: { select: { name: true } } },
      orderBy: { position: 'asc' },
      take: mostSteps,
    }),
    db.issuedOutput.findMany({
      where: { submissionId, issuedAt: { not: null } },
      orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }],
      take: mostDocuments,
    }),
  ]);
  if (!evaluated) return null;
  const { snapshot, state, leftPayments, facts } = evaluated;
  const timed = timedStepOf(evaluated);
  const [usual] = timed === null ? [] : await usualTimes.rows(pool, [[timed], minTimedCompletions]);
  const reader = { relations: new Set(['applicant']), ids: new Set([userId]) };
  const next = nextActionFor(evaluated, reader, usual?.usualMs ?? null);
  return {
    submissionId,
    teamId: snapshot.teamId,
    formName: snapshot.templateName,
    number: snapshot.customId ?? String(snapshot.scopedId),
    status: snapshot.status,
    isRejected: facts?.isRejected === true,
    next: whatNextSentence({ ...next, names: [], amount: null }),
    isApplicantsTurn: isApplicantsTurn(snapshot.status, namedRequiredActions(evaluated)),
    startedAt: snapshot.createdAt,
    changedAt: snapshot.lastActivityAt,
    finishedAt: snapshot.finishedAt,
    steps: steps.map(({ id, position, startedAt, completedAt, step }) => {
      const payment = leftPayments.find(({ activeStepId }) => activeStepId === id) ?? null;
      const place = timelineState({ position, completed: completedAt !== null }, state);
      return { name: step.name, progress: stepProgress(place, payment), startedAt, completedAt };
    }),
    documents: outputs.flatMap((output) =>
      output.issuedAt === null
        ? []
        : [
            {
              name: output.name,
              issuedAt: output.issuedAt,
              expiresAt: output.expiresAt,
              status: outputStatus(output, now()),
            },
          ],
    ),
  };
}
