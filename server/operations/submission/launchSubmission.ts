import { kinds } from '#domain/form/fields/kinds.ts';
import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { launchRefusal } from '#domain/submission/launch.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { searchColumnsOf } from '#server/operations/answer/searchColumnsOf.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { enterStep } from '#server/operations/submission/enterStep.ts';
import { linkNewSubprocess } from '#server/operations/submission/linkNewSubprocess.ts';
import { beginStep } from '#server/operations/submission/completeStep.ts';
import { nextCustomId, nextScopedId } from '#server/operations/submission/numbers.ts';
import { mailApplicants } from '#server/operations/submission/mailApplicants.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

export interface Launch {
  readonly masterTemplateId: string;
  readonly launchedById: string;
  readonly primaryApplicantId: string;
  readonly secondaryApplicantIds: readonly string[];
  /** the requirement of another submission that this one is to meet */
  readonly subprocessRequirementId: string | null;
}

const mostApplicants = 50;

const withSteps = {
  steps: {
    where: { genericType: 'Step' },
    orderBy: { position: 'asc' },
    include: { paymentConfig: true, subprocessConfigs: true },
  },
  masterTemplate: { include: { team: true } },
} satisfies Prisma.FlowTemplateInclude;

type Version = Prisma.FlowTemplateGetPayload<{ include: typeof withSteps }>;

/** Starts a submission of a form, with the version that is published at this moment, and stays with it. */
export const launchSubmission = operation<Launch, string>('launchSubmission', async (tx, launch) => {
  const version = await openVersion(tx, launch.masterTemplateId);
  const { masterTemplateId, teamId, masterTemplate, steps } = version;
  if (masterTemplate.team.suspendedAt !== null) throw new Refusal('teamSuspended');
  const applicantIds = [...new Set([launch.primaryApplicantId, ...launch.secondaryApplicantIds])];
  await refuseStrangers(tx, applicantIds);
  const id = newId();
  await tx.db.submission.create({
    data: {
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
  const first = await createSteps(tx, id, version);
  await fillDefaults(tx, id, version);
  if (first) {
    const [step] = steps;
    if (step) await enterStep(tx, { ...first, step });
    await beginStep(tx, id);
  }
  tx.record({ kind: 'launchSubmission', teamId, submissionId: id });
  await mailApplicants(tx, id, 'received');
  const { subprocessRequirementId } = launch;
  const parents =
    subprocessRequirementId === null
      ? []
      : [await linkNewSubprocess(tx, { subprocessRequirementId, submissionId: id, masterTemplateId })];
  await refreshDashboard(tx, [id, ...parents]);
  return id;
});

/** The newest published version, of a form that stays open until this submission is there. */
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

/** All steps of the form as they live in this submission, with what each owes or asks for; answers the first. */
async function createSteps({ db, now }: Tx, submissionId: string, { teamId, steps }: Version) {
  const own = { teamId, submissionId, createdAt: now };
  const places = steps.map((step) => ({ step, activeStepId: newId() }));
  await db.activeStep.createMany({
    data: places.map(({ step: { id: stepId, identity, position }, activeStepId }) => {
      return { ...own, id: activeStepId, stepId, stepIdentity: identity, position };
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

/** What the form answers by itself until somebody says otherwise. */
async function fillDefaults(tx: Tx, submissionId: string, { id: flowTemplateId, teamId }: Version): Promise<void> {
  const form = await tx.ctx.services.loadForm(flowTemplateId, tx.queries);
  const surveys = form?.sectionables.map(({ type }) => type === 'Survey') ?? [];
  const asked = form?.fields.filter(({ section }) => !surveys[form.sections[section]?.sectionable ?? -1]) ?? [];
  const answers = asked.flatMap((field) => {
    const content = kinds[field.dataType].defaultContent(field);
    if (content === null) return [];
    const { text, number, time, entityId } = searchColumnsOf(content, field);
    const columns = {
      textValue: text,
      numberValue: number,
      timeValue: time === null ? null : new Date(time),
      entityId,
    };
    const place = { id: newId(), teamId, submissionId, fieldId: field.id, fieldIdentity: field.identity };
    return [{ ...place, content: content as object, ...columns, savedAt: tx.now }];
  });
  await tx.db.answer.createMany({ data: answers });
  const revisions = answers.map(({ id: answerId, content }) => ({
    id: newId(),
    teamId,
    answerId,
    revision: 1,
    content,
  }));
  await tx.db.answerRevision.createMany({ data: revisions.map((revision) => ({ ...revision, savedAt: tx.now })) });
}
