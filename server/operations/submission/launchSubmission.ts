import type { Content } from '#domain/form/Content.ts';
import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { launchRefusal } from '#domain/submission/launch.ts';
import type { StartingAnswer } from '#domain/submission/startingAnswers.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { copyAnswerFiles } from '#server/operations/answer/copyAnswerFiles.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { beginStep } from '#server/operations/submission/completeStep.ts';
import { enterStep } from '#server/operations/submission/enterStep.ts';
import { linkNewSubprocess } from '#server/operations/submission/linkNewSubprocess.ts';
import { nextCustomId, nextScopedId } from '#server/operations/submission/numbers.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { startingAnswersOf, writeStartingAnswers } from '#server/operations/submission/writeStartingAnswers.ts';
import { tagAsRenewal } from '#server/operations/tag/reservedTagging.ts';
import { newSurveyToken } from '#server/queries/survey/surveyTokens.ts';

export interface LaunchInput {
  readonly masterTemplateId: string;
  readonly launchedById: string;
  readonly primaryApplicantId: string;
  readonly secondaryApplicantIds: readonly string[];
  /** the requirement of another submission that this one is for */
  readonly subprocessRequirementId: string | null;
}

/**
 * The output that a submission renews, the submission it belongs to, and the answers when it was issued, by field
 * identity.
 */
interface Renewing {
  readonly outputId: string;
  readonly submissionId: string;
  readonly earlier: ReadonlyMap<string, Content>;
}

const mostApplicants = 50;
const nothingEarlier: ReadonlyMap<string, Content> = new Map();

const withSteps = {
  steps: {
    where: { genericType: 'Step' },
    orderBy: { position: 'asc' },
    include: {
      ...{ paymentConfig: true, survey: { select: { id: true } } },
      subprocessConfigs: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    },
  },
  masterTemplate: { include: { team: true } },
} satisfies Prisma.FlowTemplateInclude;

type Version = Prisma.FlowTemplateGetPayload<{ include: typeof withSteps }>;

/** Starts a submission with the form's currently published version, which it keeps. */
export const launchSubmission = operation<LaunchInput, string>('launchSubmission', (tx, launch) =>
  startSubmission(tx, launch),
);

/** The same within another operation, such as starting over or renewing an output. */
export async function startSubmission(tx: Tx, launch: LaunchInput, renewing: Renewing | null = null): Promise<string> {
  const version = await openVersion(tx, launch.masterTemplateId);
  const { masterTemplateId, teamId, masterTemplate, steps } = version;
  if (masterTemplate.team.suspendedAt !== null) throw new Refusal('teamSuspended');
  const applicantIds = [...new Set([launch.primaryApplicantId, ...launch.secondaryApplicantIds])];
  await refuseStrangers(tx, applicantIds);
  const starting = await startingAnswersOf(tx, version.id, renewing?.earlier ?? nothingEarlier);
  const id = newId();
  const submission = await tx.db.submission.create({
    data: {
      ...{ isRenewal: renewing !== null, renewedOutputId: renewing?.outputId ?? null },
      ...{ id, teamId, masterTemplateId, flowTemplateId: version.id, launchedById: launch.launchedById },
      customId: await nextCustomId(tx, masterTemplateId, masterTemplate.team.timeZone),
      scopedId: await nextScopedId(tx, teamId),
      createdAt: tx.now,
      lastActivityAt: tx.now,
    },
  });
  await tx.db.applicantAttachment.createMany({
    data: applicantIds.map((userId) => ({
      ...{ id: newId(), teamId, submissionId: id, userId, addedById: launch.launchedById },
      isPrimary: userId === launch.primaryApplicantId,
      createdAt: tx.now,
    })),
  });
  if (submission.isRenewal) await tagAsRenewal(tx, submission);
  const first = await createSteps(tx, id, version, starting);
  const begun = { teamId, submissionId: id };
  const own = renewing ? await copyAnswerFiles(tx, { ...begun, renewedId: renewing.submissionId }, starting) : starting;
  await writeStartingAnswers(tx, begun, own);
  if (first) {
    const [step] = steps;
    if (step) await enterStep(tx, { ...first, step });
    await beginStep(tx, id);
  }
  tx.record({ kind: 'launchSubmission', teamId, submissionId: id });
  const { subprocessRequirementId } = launch;
  const parents =
    subprocessRequirementId === null
      ? []
      : [await linkNewSubprocess(tx, { subprocessRequirementId, submissionId: id, masterTemplateId })];
  await refreshDashboard(tx, [id, ...parents]);
  return id;
}

/** The latest published version. Locks the form so that it stays open until the submission exists. */
async function openVersion({ db }: Tx, masterTemplateId: string): Promise<Version> {
  await db.$queryRaw`SELECT id FROM master_templates WHERE id = ${masterTemplateId}::uuid FOR SHARE`;
  const form = await db.masterTemplate.findUnique({ where: { id: masterTemplateId } });
  const refusal = form ? launchRefusal(form.status) : 'formNotPublished';
  if (refusal !== null) throw new Refusal(refusal);
  const where = { masterTemplateId, kind: 'published' as const };
  const version = await db.flowTemplate.findFirst({ where, orderBy: { version: 'desc' }, include: withSteps });
  if (!version || version.steps.length === 0) throw new Refusal('formNotPublished');
  return version;
}

async function refuseStrangers({ db }: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > mostApplicants)
    throw new InvalidInput([{ path: 'secondaryApplicantIds', code: 'tooMany', params: { max: mostApplicants } }]);
  const found = await db.user.findMany({ where: { id: { in: [...userIds] } }, select: { id: true } });
  const known = new Set(found.map(({ id }) => id));
  const problems = userIds.flatMap((userId, place): Problem[] => {
    if (known.has(userId)) return [];
    return [{ path: place === 0 ? 'primaryApplicantId' : 'secondaryApplicantIds', code: 'personUnknown' }];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** Creates all steps of the submission, with their payments and requirements. Returns the first step. */
async function createSteps(
  { db, now }: Tx,
  submissionId: string,
  { teamId, steps }: Version,
  starting: readonly StartingAnswer[],
) {
  const own = { teamId, submissionId, createdAt: now };
  const places = steps.map((step) => ({ step, activeStepId: newId() }));
  const locked = Map.groupBy(
    starting.filter(({ isLocked }) => isLocked),
    ({ stepIdentity }) => stepIdentity,
  );
  await db.activeStep.createMany({
    data: places.map(({ step: { id: stepId, identity, position, survey }, activeStepId }) => {
      const lockedFields = (locked.get(identity) ?? []).map(({ field }) => field.identity);
      const surveyToken = survey === null ? null : newSurveyToken();
      return { ...own, id: activeStepId, stepId, stepIdentity: identity, position, lockedFields, surveyToken };
    }),
  });
  await db.obligation.createMany({
    data: places.flatMap(({ step: { paymentConfig: config }, activeStepId }) => {
      const isFlat = config?.fixed === true && !config.calculated;
      return config ? [{ ...own, id: newId(), activeStepId, amountCents: isFlat ? config.amountCents : null }] : [];
    }),
  });
  await db.subprocessRequirement.createMany({
    data: places.flatMap(({ step: { subprocessConfigs }, activeStepId }) =>
      subprocessConfigs.map(({ identity }) => ({ ...own, id: newId(), activeStepId, configIdentity: identity })),
    ),
  });
  const [first] = places;
  return first ? db.activeStep.findUniqueOrThrow({ where: { id: first.activeStepId } }) : null;
}
