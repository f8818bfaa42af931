import { isOwed } from '#domain/payment/PaymentStanding.ts';
import { availableActions } from '#domain/submission/availableActions.ts';
import { blockers, confirmationCodes, confirmations } from '#domain/submission/obstacles.ts';
import { submissionStatuses } from '#domain/submission/status.ts';
import { isApplicantsTurn } from '#domain/submission/whatNext.ts';
import { principalIds } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import { Discussion } from '#server/graphql/discussion/Discussion.ts';
import { peopleListCost, treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { ProblemType } from '#server/graphql/refusals.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { answersFor, evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { mayReadIdentifier } from '#server/graphql/submission/mayReadIdentifier.ts';
import { lastChangeFor, newestAnswerFor } from '#server/graphql/submission/newestAnswerFor.ts';
import { RequiredActionType } from '#server/graphql/submission/RequiredAction.ts';
import { audienceOf, mayReadAnswer, mayReadStep, viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import { namedRequiredActions } from '#server/queries/submission/namedRequiredActions.ts';

guardAs('Submission', 'submission', 'viewSubmission');

const mostOutputs = 100;
const mostSteps = 500;

export const SubmissionStatusEnum = builder.enumType('SubmissionStatus', {
  description: 'The status of a submission: `active`, `halted` (on hold), or `finished`.',
  values: submissionStatuses,
});

export const ConfirmationEnum = builder.enumType('Confirmation', {
  description:
    'A question to confirm before leaving a step: `cannotBeModified` (answers cannot be changed afterward), `continueWithoutPayment`, `issueWithoutPayment` (an output is issued although a payment is missing), or `skipSignature`.',
  values: confirmationCodes,
});

export const Submission = builder.prismaNode('Submission', {
  id: { field: 'id' },
  select: { id: true },
  description:
    'One completed or ongoing filling of a published form. Visible to its applicants, its reviewers, and the form’s staff.',
  authScopes: may('submission', 'viewSubmission', ownKey('id')),
  fields: (t) => ({
    scopedId: t.exposeInt('scopedId', { description: 'The number of the submission within its team.' }),
    customId: t.exposeString('customId', {
      nullable: true,
      description: 'The number of the submission in the form’s own numbering format, or null if the form has none.',
    }),
    identifier: t.string({
      nullable: true,
      description:
        'The answer that identifies the submission, such as an address. Null until it is given, and for viewers who may not read it.',
      select: { identifierValue: true },
      resolve: async ({ id, identifierValue }, _args, ctx) =>
        identifierValue !== null && (await mayReadIdentifier(ctx, id)) ? identifierValue : null,
    }),
    status: t.expose('status', { type: SubmissionStatusEnum, description: 'The status of the submission.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the submission was started.' }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description:
        'When anything last happened in the submission. Saved answers update it at most every five seconds; see `lastChangedAt`.',
    }),
    lastAnswerAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the newest answer was saved, to the millisecond, or null if there are no answers yet.',
      resolve: ({ id }, _args, ctx) => newestAnswerFor(ctx, id),
    }),
    lastChangedAt: t.field({
      type: 'DateTime',
      description:
        'When anything in the submission last changed, answers included, to the millisecond. To keep a copy in sync, use this field and the filter `lastChangedAt`.',
      select: { lastActivityAt: true },
      resolve: ({ id, lastActivityAt }, _args, ctx) => lastChangeFor(ctx, id, lastActivityAt),
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the submission was completed, or null if it has not been.',
    }),
    haltedAt: t.expose('haltedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the submission was put on hold, or null if it is not on hold.',
    }),
    haltedByAdmin: t.exposeBoolean('haltedByAdmin', {
      description: 'Whether staff put the submission on hold, so that only staff can resume it.',
    }),
    isRenewal: t.exposeBoolean('isRenewal', { description: 'Whether the submission renews an output.' }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the current step is due, or null if it has no due date.',
      resolve: async ({ id }, _args, ctx) => (await evaluatedFor(ctx, id)).snapshot.dueAt,
    }),
    unpaidFees: t.int({
      description: 'The number of steps that were left without the payment they require.',
      resolve: async ({ id }, _args, ctx) => (await evaluatedFor(ctx, id)).leftPayments.filter(isOwed).length,
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'The form of the submission.' }),
    flowTemplate: t.relation('flowTemplate', {
      description: 'The version of the form that the submission was started with.',
    }),
    team: t.relation('team', { description: 'The team that owns the form.' }),
    applicants: t.relation('applicantAttachments', {
      complexity: peopleListCost,
      description: 'The applicants, primary applicant first. Empty for viewers who may not see them.',
      authScopes: may('submission', 'viewApplicants', ownKey('id')),
      unauthorizedResolver: emptyIfForbidden,
      query: { orderBy: [{ isPrimary: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }], take: 100 },
    }),
    attachments: t.relation('submissionAttachments', {
      description:
        'The staff added to just this submission, for all of it or one step. Empty for viewers who may not see them.',
      authScopes: may('submission', 'viewAccess', ownKey('id')),
      unauthorizedResolver: emptyIfForbidden,
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 500 },
    }),
    activeSteps: t.relation('activeSteps', {
      complexity: treeListCost,
      description: 'The steps of the submission, in order.',
      query: { where: { supplementalRequirement: { is: null } }, orderBy: { position: 'asc' }, take: mostSteps },
    }),
    currentStep: t.prismaField({
      type: ActiveStep,
      nullable: true,
      description: 'The step that the submission has reached, or null if it is finished.',
      resolve: async (query, { id }, _args, ctx) => {
        const { step } = (await evaluatedFor(ctx, id)).snapshot;
        return step && ctx.services.db.activeStep.findUnique({ ...query, where: { id: step.activeStepId } });
      },
    }),
    answers: t.field({
      type: [Answer],
      description: 'The answers that the viewer may read.',
      complexity: { field: 1, multiplier: 1 },
      resolve: async ({ id }, _args, ctx) => {
        const viewer = await viewerOf(ctx, id);
        return (await answersFor(ctx, id)).filter((answer) => mayReadAnswer(viewer, answer));
      },
    }),
    issuedOutputs: t.prismaField({
      type: ['IssuedOutput'],
      complexity: peopleListCost,
      description: 'The outputs of the submission that the viewer may see, oldest first.',
      resolve: async (query, { id: submissionId }, _args, { services, access }) => {
        const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
        const outputs = await services.db.issuedOutput.findMany({
          ...query,
          where: { submissionId },
          orderBy,
          take: mostOutputs,
        });
        const seen = await Promise.all(outputs.map(({ id }) => access.may('output', 'viewOutput', id)));
        return outputs.filter((_, place) => seen[place]);
      },
    }),
    requestedChanges: t.prismaField({
      type: [Discussion],
      complexity: peopleListCost,
      description:
        'The discussions in which reviewers of the current step requested changes or gave a reason for rejecting, resolved or not, oldest first. Only those that the viewer may read.',
      resolve: async (query, { id }, _args, ctx) => {
        const { requested } = await evaluatedFor(ctx, id);
        if (requested.length === 0) return [];
        const { services, access } = ctx;
        const where = { id: { in: requested.map(({ discussion }) => discussion.discussionId) } };
        const rows = await services.db.discussion.findMany({
          ...query,
          where,
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        });
        const seen = await Promise.all(rows.map((row) => access.may('discussion', 'viewDiscussion', row.id)));
        return rows.filter((_, place) => seen[place]);
      },
    }),
    isOwn: t.boolean({
      description: 'Whether the viewer is an applicant of the submission.',
      resolve: async ({ id }, _args, ctx) => [...(await viewerOf(ctx, id)).relations].includes('applicant'),
    }),
    isRejected: t.boolean({
      description: 'Whether the submission is on hold because a reviewer rejected it.',
      resolve: async ({ id }, _args, ctx) => (await evaluatedFor(ctx, id)).facts?.isRejected === true,
    }),
    isReviewAwaited: t.boolean({
      description: 'Whether the current step is waiting for a review by the viewer or by a role they have.',
      resolve: async ({ id }, _args, ctx) => {
        const { snapshot, people } = await evaluatedFor(ctx, id);
        const own = principalIds(ctx.access.principal);
        const isAsked = snapshot.status === 'active' && people.reviewers.some((reviewer) => own.includes(reviewer.id));
        return isAsked && ![...(await viewerOf(ctx, id)).relations].includes('applicant');
      },
    }),
    isApplicantsTurn: t.boolean({
      description:
        'Whether the submission is waiting for its applicants, at one of their steps or because a reviewer requested changes. Always false while it is on hold or finished.',
      resolve: async ({ id }, _args, ctx) => {
        const evaluated = await evaluatedFor(ctx, id);
        return isApplicantsTurn(evaluated.snapshot.status, namedRequiredActions(evaluated));
      },
    }),
    availableActions: t.stringList({
      description: 'The actions that the viewer can take on the submission now, given their rights and its status.',
      resolve: async ({ id }, _args, ctx) =>
        availableActions((await evaluatedFor(ctx, id)).state, await viewerOf(ctx, id)),
    }),
    blockers: t.field({
      type: [ProblemType],
      complexity: treeListCost,
      description:
        'The reasons why the viewer cannot leave the current step yet, each with the place where it can be fixed.',
      resolve: async ({ id }, _args, ctx) => {
        const { facts } = await evaluatedFor(ctx, id);
        const viewer = await viewerOf(ctx, id);
        if (facts === null) return [];
        const shown = mayReadStep(viewer, facts.step) ? facts : { ...facts, fieldProblems: [] };
        return blockers(shown, audienceOf(viewer));
      },
    }),
    confirmations: t.field({
      type: [ConfirmationEnum],
      description: 'The questions that the viewer must confirm before leaving the current step.',
      resolve: async ({ id }, _args, ctx) => {
        const { facts } = await evaluatedFor(ctx, id);
        return facts === null ? [] : confirmations(facts, audienceOf(await viewerOf(ctx, id)));
      },
    }),
    waitsFor: t.field({
      type: [RequiredActionType],
      complexity: treeListCost,
      description: 'What has to be done now and by whom, most pressing first. Empty once the submission is finished.',
      resolve: async ({ id }, _args, ctx) => namedRequiredActions(await evaluatedFor(ctx, id)),
    }),
  }),
});
