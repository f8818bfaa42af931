import { isOwed } from '#domain/payment/givenBack.ts';
import { availableActions } from '#domain/submission/availableActions.ts';
import { blockers, confirmationCodes, confirmations } from '#domain/submission/obstacles.ts';
import { submissionStatuses } from '#domain/submission/status.ts';
import { isApplicantsTurn } from '#domain/submission/whatNext.ts';
import { principalIds } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import { Discussion } from '#server/graphql/discussion/Discussion.ts';
import { peopleList, treeList } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { ProblemType } from '#server/graphql/refusals.ts';
import { noneForOthers } from '#server/graphql/requestErrors.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { answersFor, evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { mayReadIdentifier } from '#server/graphql/submission/mayReadIdentifier.ts';
import { lastChangeFor, newestAnswerFor } from '#server/graphql/submission/newestAnswerFor.ts';
import { RequiredActionType } from '#server/graphql/submission/RequiredAction.ts';
import { audienceOf, mayReadAnswer, mayReadStep, viewerOf } from '#server/graphql/submission/viewing.ts';
import { waitingFor } from '#server/queries/submission/waitingFor.ts';

guardAs('Submission', 'submission', 'viewSubmission');

const mostOutputs = 100;
const mostSteps = 500;

export const SubmissionStatusEnum = builder.enumType('SubmissionStatus', {
  description: 'Where a submission is in its life.',
  values: submissionStatuses,
});

export const ConfirmationEnum = builder.enumType('Confirmation', {
  description: 'A question that is asked before a step is left, by the code of its sentence.',
  values: confirmationCodes,
});

export const Submission = builder.prismaNode('Submission', {
  id: { field: 'id' },
  select: { id: true },
  description: 'What somebody started from a published form. For its applicants, reviewers and the staff of the form.',
  authScopes: may('submission', 'viewSubmission', ownKey('id')),
  fields: (t) => ({
    scopedId: t.exposeInt('scopedId', { description: 'The number within the team.' }),
    customId: t.exposeString('customId', {
      nullable: true,
      description: 'The id in the form’s own way of numbering; null without one.',
    }),
    identifier: t.string({
      nullable: true,
      description: 'The answer that names it; null until it is given, and for whoever may not read that answer.',
      select: { identifierValue: true },
      resolve: async ({ id, identifierValue }, _args, ctx) =>
        identifierValue !== null && (await mayReadIdentifier(ctx, id)) ? identifierValue : null,
    }),
    status: t.expose('status', { type: SubmissionStatusEnum, description: 'Where it is in its life.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was launched.' }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description:
        'When anything last happened. Saved answers update it at most every five seconds; see `lastChangedAt`.',
    }),
    lastAnswerAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the newest answer was saved, to the millisecond. Null before the first answer.',
      resolve: ({ id }, _args, ctx) => newestAnswerFor(ctx, id),
    }),
    lastChangedAt: t.field({
      type: 'DateTime',
      description:
        'When anything last changed, answers included, to the millisecond. Use this and the filter `lastChangedAt` to keep a copy in sync.',
      select: { lastActivityAt: true },
      resolve: ({ id, lastActivityAt }, _args, ctx) => lastChangeFor(ctx, id, lastActivityAt),
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was completed; null before.',
    }),
    haltedAt: t.expose('haltedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is halted; null when it is not.',
    }),
    haltedByAdmin: t.exposeBoolean('haltedByAdmin', { description: 'Only staff can resume it.' }),
    isRenewal: t.exposeBoolean('isRenewal', { description: 'It renews an output.' }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the step at which it stands is late; null without a time.',
      resolve: async ({ id }, _args, ctx) => (await evaluatedFor(ctx, id)).snapshot.dueAt,
    }),
    unpaidFees: t.int({
      description: 'How many steps were left without the money that they ask for.',
      resolve: async ({ id }, _args, ctx) => (await evaluatedFor(ctx, id)).leftPayments.filter(isOwed).length,
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'The form.' }),
    flowTemplate: t.relation('flowTemplate', { description: 'The version of the form with which it was launched.' }),
    team: t.relation('team', { description: 'Whose form it is.' }),
    applicants: t.relation('applicantAttachments', {
      complexity: peopleList,
      description: 'Whose it is, the primary applicant first; empty for whoever may not see who takes part.',
      authScopes: may('submission', 'viewApplicants', ownKey('id')),
      unauthorizedResolver: noneForOthers,
      query: { orderBy: [{ isPrimary: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }], take: 100 },
    }),
    attachments: t.relation('submissionAttachments', {
      description:
        'Staff added to this submission alone, for all of it or one step; empty for whoever may not see who takes part.',
      authScopes: may('submission', 'viewAccess', ownKey('id')),
      unauthorizedResolver: noneForOthers,
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 500 },
    }),
    activeSteps: t.relation('activeSteps', {
      complexity: treeList,
      description: 'Its steps, in their order.',
      query: { where: { supplementalRequirement: { is: null } }, orderBy: { position: 'asc' }, take: mostSteps },
    }),
    currentStep: t.prismaField({
      type: ActiveStep,
      nullable: true,
      description: 'Where it stands; null once it is finished.',
      resolve: async (query, { id }, _args, ctx) => {
        const { step } = (await evaluatedFor(ctx, id)).snapshot;
        return step && ctx.services.db.activeStep.findUnique({ ...query, where: { id: step.activeStepId } });
      },
    }),
    answers: t.field({
      type: [Answer],
      description: 'Those that the viewer may read.',
      complexity: { field: 1, multiplier: 1 },
      resolve: async ({ id }, _args, ctx) => {
        const viewer = await viewerOf(ctx, id);
        return (await answersFor(ctx, id)).filter((answer) => mayReadAnswer(viewer, answer));
      },
    }),
    issuedOutputs: t.prismaField({
      type: ['IssuedOutput'],
      complexity: peopleList,
      description: 'What it brought forth, the first at the top; what the viewer may not see is left out.',
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
      complexity: peopleList,
      description:
        'What reviewers of the current step ask of the applicants, or why they rejected, settled or not, the first at the top; as far as the viewer may read it.',
      resolve: async (query, { id }, _args, ctx) => {
        const { requested } = await evaluatedFor(ctx, id);
        if (requested.length === 0) return [];
        const { services, access } = ctx;
        const where = { id: { in: requested.map(({ talk }) => talk.discussionId) } };
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
      description: 'The viewer is one of its applicants.',
      resolve: async ({ id }, _args, ctx) => [...(await viewerOf(ctx, id)).relations].includes('applicant'),
    }),
    isRejected: t.boolean({
      description: 'It is halted because a reviewer has rejected it.',
      resolve: async ({ id }, _args, ctx) => (await evaluatedFor(ctx, id)).facts?.isRejected === true,
    }),
    isReviewAwaited: t.boolean({
      description: 'A review of the step at which it stands waits for the viewer, alone or through a role.',
      resolve: async ({ id }, _args, ctx) => {
        const { snapshot, people } = await evaluatedFor(ctx, id);
        const own = principalIds(ctx.access.principal);
        const isAsked = snapshot.status === 'active' && people.reviewers.some((reviewer) => own.includes(reviewer.id));
        return isAsked && ![...(await viewerOf(ctx, id)).relations].includes('applicant');
      },
    }),
    isApplicantsTurn: t.boolean({
      description:
        'Whether it waits for its applicants, at a step of theirs or because a reviewer requested changes. Always false while the submission is on hold or finished.',
      resolve: async ({ id }, _args, ctx) => {
        const evaluated = await evaluatedFor(ctx, id);
        return isApplicantsTurn(evaluated.snapshot.status, waitingFor(evaluated));
      },
    }),
    availableActions: t.stringList({
      description: 'What the viewer can do with it now, by rights and by its state.',
      resolve: async ({ id }, _args, ctx) =>
        availableActions((await evaluatedFor(ctx, id)).state, await viewerOf(ctx, id)),
    }),
    blockers: t.field({
      type: [ProblemType],
      complexity: treeList,
      description: 'Why the current step cannot be left yet by the viewer, each at the place where it can be mended.',
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
      description: 'What the viewer is asked before leaving the current step.',
      resolve: async ({ id }, _args, ctx) => {
        const { facts } = await evaluatedFor(ctx, id);
        return facts === null ? [] : confirmations(facts, audienceOf(await viewerOf(ctx, id)));
      },
    }),
    waitsFor: t.field({
      type: [RequiredActionType],
      complexity: treeList,
      description: 'What has to be done now and by whom, most pressing first; empty once it is finished.',
      resolve: async ({ id }, _args, ctx) => waitingFor(await evaluatedFor(ctx, id)),
    }),
  }),
});
