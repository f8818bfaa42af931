import { outputRefusal, outputStatus, outputStatuses, type OutputAction } from '#domain/output/outputStatus.ts';
import { isRenewable } from '#domain/output/renewal.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { renewalOf } from '#server/graphql/output/renewalOf.ts';
import { SupersededOutput } from '#server/graphql/output/SupersededOutput.ts';
import { ProblemType } from '#server/graphql/refusals.ts';
import { nullForOthers } from '#server/graphql/requestErrors.ts';
import { downloadPath } from '#server/operations/output/generateOutput.ts';

guardAs('IssuedOutput', 'output', 'viewOutput');

export const OutputStatusEnum = builder.enumType('OutputStatus', {
  description: 'How an output stands: made but not yet issued, valid, over, or taken back.',
  values: outputStatuses,
});

const OutputStateEnum = builder.enumType('OutputState', {
  description: 'How far its document is.',
  values: ['waiting', 'generated', 'failed'] as const,
});

/** What each action on an output asks of the viewer, and of the output. */
const actions = [
  ['updateOutput', 'updateDates'],
  ['revokeOutput', 'revoke'],
  ['unrevokeOutput', 'unrevoke'],
  ['changeRenewalReminders', 'changeReminders'],
  ['downloadOutput', 'download'],
] as const satisfies readonly (readonly [string, OutputAction])[];

export const IssuedOutput = builder.prismaNode('IssuedOutput', {
  id: { field: 'id' },
  description: 'A permit or letter that a submission brought forth.',
  select: { id: true, submissionId: true, issuedAt: true, expiresAt: true, revokedAt: true },
  authScopes: may('output', 'viewOutput', ownKey('id')),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As applicants read it.' }),
    status: t.field({
      type: OutputStatusEnum,
      description: 'How it stands now.',
      resolve: (output, _args, { services }) => outputStatus(output, services.now()),
    }),
    state: t.expose('state', { type: OutputStateEnum, description: 'How far its document is.' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', nullable: true, description: 'Since when; null before.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Until when; null for ever.' }),
    expires: t.boolean({ description: 'Is valid for a time only.', resolve: ({ expiresAt }) => expiresAt !== null }),
    isIssued: t.boolean({ description: 'It was issued.', resolve: ({ issuedAt }) => issuedAt !== null }),
    isExpired: t.boolean({
      description: 'Its time is over.',
      resolve: (output, _args, { services }) => outputStatus(output, services.now()) === 'expired',
    }),
    isRevoked: t.boolean({ description: 'It counts no more.', resolve: ({ revokedAt }) => revokedAt !== null }),
    isRenewal: t.boolean({
      description: 'It renews another output.',
      select: { originalOutputId: true },
      resolve: ({ originalOutputId }) => originalOutputId !== null,
    }),
    formName: t.string({
      description: 'The form whose submission brought it forth.',
      select: { submission: { select: { masterTemplate: { select: { name: true } } } } },
      resolve: ({ submission }) => submission.masterTemplate.name,
    }),
    renewalFormName: t.string({
      nullable: true,
      description: 'The form that a renewal starts; null while it takes no submissions.',
      select: { submission: { select: { masterTemplate: { select: { name: true, status: true } } } } },
      resolve: ({ submission: { masterTemplate } }) =>
        masterTemplate.status === 'published' ? masterTemplate.name : null,
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it counts no more; null while it does.',
    }),
    downloadUrl: t.string({
      nullable: true,
      description: 'Where its document is; null while there is none, and for whoever may not have it.',
      select: { id: true, state: true, fileId: true },
      authScopes: may('output', 'downloadOutput', ownKey('id')),
      unauthorizedResolver: nullForOthers,
      resolve: ({ id, fileId, ...times }, _args, { services: { publicUrl, now } }) =>
        fileId === null || outputRefusal(outputStatus(times, now()), 'download') !== null
          ? null
          : `${publicUrl}${downloadPath(id)}`,
    }),
    failureMessage: t.exposeString('failureMessage', {
      nullable: true,
      description: 'Why its document could not be made and what can be done, for staff; null otherwise.',
      authScopes: may('output', 'updateOutput', ownKey('id')),
      unauthorizedResolver: nullForOthers,
    }),
    superseded: t.field({
      type: [SupersededOutput],
      description: 'For staff: its documents of before, the newest first; each was issued, and is kept.',
      authScopes: may('output', 'updateOutput', ownKey('id')),
      unauthorizedResolver: () => [],
      resolve: ({ id }, _args, { services: { db } }) =>
        db.supersededOutput.findMany({
          where: { issuedOutputId: id },
          include: { file: true },
          orderBy: { supersededAt: 'desc' },
          take: 100,
        }),
    }),
    isRenewable: t.boolean({
      description: 'Can ever be renewed, apart from the calendar.',
      select: { configuredOutput: true },
      resolve: ({ configuredOutput: { renewable }, ...output }) =>
        isRenewable(output, { renewable, opensBefore: null, closesAfter: null }),
    }),
    isCurrentlyRenewable: t.boolean({
      description: 'Can be renewed now.',
      resolve: async ({ id }, _args, ctx) => (await renewalOf(ctx, id)).refusal === null,
    }),
    isRenewed: t.boolean({
      description: 'A finished submission renews it.',
      resolve: async ({ id }, _args, ctx) => (await renewalOf(ctx, id)).isRenewed,
    }),
    renewalOpensOn: t.string({
      nullable: true,
      description: 'The first day on which it can be renewed; null: at any time.',
      resolve: async ({ id }, _args, ctx) => (await renewalOf(ctx, id)).opens,
    }),
    renewalClosesOn: t.string({
      nullable: true,
      description: 'The last day on which it can be renewed; null: for ever.',
      resolve: async ({ id }, _args, ctx) => (await renewalOf(ctx, id)).closes,
    }),
    renewalProblem: t.field({
      type: ProblemType,
      nullable: true,
      description: 'Why it cannot be renewed now; null when it can.',
      resolve: async ({ id }, _args, ctx) => {
        const { refusal } = await renewalOf(ctx, id);
        return refusal && { path: '', ...refusal };
      },
    }),
    renewal: t.prismaField({
      type: 'Submission',
      nullable: true,
      description: 'The submission that renews it, under way or complete; null for whoever may not see that.',
      resolve: async (query, { id }, _args, ctx) => {
        const { renewalId } = await renewalOf(ctx, id);
        if (renewalId === null || !(await ctx.access.may('submission', 'viewSubmission', renewalId))) return null;
        return ctx.services.db.submission.findUnique({ ...query, where: { id: renewalId } });
      },
    }),
    renewalOptedOut: t.boolean({
      description: 'Its holders are not reminded to renew it.',
      select: { renewalOptedOutAt: true },
      resolve: ({ renewalOptedOutAt }) => renewalOptedOutAt !== null,
    }),
    originalOutput: t.prismaField({
      type: 'IssuedOutput',
      nullable: true,
      description: 'What it renews; null if nothing, and for whoever may not see that.',
      select: { originalOutputId: true },
      resolve: async (query, { originalOutputId: id }, _args, { access, services }) =>
        id !== null && (await access.may('output', 'viewOutput', id))
          ? services.db.issuedOutput.findUnique({ ...query, where: { id } })
          : null,
    }),
    configuredOutput: t.relation('configuredOutput', { description: 'As the form has it.' }),
    submission: t.relation('submission', {
      nullable: true,
      description: 'Which brought it forth; null for whoever may not see that.',
      authScopes: may('submission', 'viewSubmission', ownKey('submissionId')),
      unauthorizedResolver: nullForOthers,
    }),
    issuedOnStepIdentity: t.exposeString('issuedOnStepIdentity', {
      nullable: true,
      description: 'The step at which it was issued; null: at the end.',
    }),
    availableActions: t.stringList({
      description: 'What the viewer can do with it now, by rights and by how it stands.',
      resolve: async ({ id, ...times }, _args, ctx) => {
        const { access, services } = ctx;
        const status = outputStatus(times, services.now());
        const open = actions.filter(([, action]) => outputRefusal(status, action) === null);
        const asked = await Promise.all(
          open.map(async ([name]) => ({
            name,
            may: await access.may('output', name === 'unrevokeOutput' ? 'revokeOutput' : name, id),
          })),
        );
        const renews = (await renewalOf(ctx, id)).refusal === null && (await access.may('output', 'renewOutput', id));
        return [...asked.filter(({ may }) => may).map(({ name }) => name), ...(renews ? ['renewOutput'] : [])];
      },
    }),
  }),
});
