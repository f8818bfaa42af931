import { outputRefusal, outputStatus, outputStatuses, type OutputAction } from '#domain/output/outputStatus.ts';
import { isRenewable } from '#domain/output/renewal.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { renewalOf } from '#server/graphql/output/renewalOf.ts';
import { SupersededOutput } from '#server/graphql/output/SupersededOutput.ts';
import { ProblemType } from '#server/graphql/refusals.ts';
import { nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { downloadPath } from '#server/operations/output/generateOutput.ts';

guardAs('IssuedOutput', 'output', 'viewOutput');

export const OutputStatusEnum = builder.enumType('OutputStatus', {
  description: 'The status of an output: `unissued` (created but not issued yet), `valid`, `expired`, or `revoked`.',
  values: outputStatuses,
});

const OutputStateEnum = builder.enumType('OutputState', {
  description: 'The state of an output’s document: `waiting` to be generated, `generated`, or `failed`.',
  values: ['waiting', 'generated', 'failed'] as const,
});

/** Each action by the right that it requires, and by the rule that checks the output's status. */
const actions = [
  ['updateOutput', 'updateDates'],
  ['revokeOutput', 'revoke'],
  ['unrevokeOutput', 'unrevoke'],
  ['changeRenewalReminders', 'changeReminders'],
  ['downloadOutput', 'download'],
] as const satisfies readonly (readonly [string, OutputAction])[];

export const IssuedOutput = builder.prismaNode('IssuedOutput', {
  id: { field: 'id' },
  description: 'A document such as a permit or letter that a submission results in.',
  select: { id: true, submissionId: true, issuedAt: true, expiresAt: true, revokedAt: true },
  authScopes: may('output', 'viewOutput', ownKey('id')),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the output, as applicants see it.' }),
    status: t.field({
      type: OutputStatusEnum,
      description: 'The current status of the output.',
      resolve: (output, _args, { services }) => outputStatus(output, services.now()),
    }),
    state: t.expose('state', { type: OutputStateEnum, description: 'The state of the output’s document.' }),
    issuedAt: t.expose('issuedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the output was issued or will become valid, or null if it has not been issued.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the output expires, or null if it does not expire.',
    }),
    expires: t.boolean({ description: 'Whether the output expires.', resolve: ({ expiresAt }) => expiresAt !== null }),
    isIssued: t.boolean({
      description: 'Whether the output has an issue date.',
      resolve: ({ issuedAt }) => issuedAt !== null,
    }),
    isExpired: t.boolean({
      description: 'Whether the output has expired.',
      resolve: (output, _args, { services }) => outputStatus(output, services.now()) === 'expired',
    }),
    isRevoked: t.boolean({
      description: 'Whether the output is revoked.',
      resolve: ({ revokedAt }) => revokedAt !== null,
    }),
    isRenewal: t.boolean({
      description: 'Whether the output renews another one.',
      select: { originalOutputId: true },
      resolve: ({ originalOutputId }) => originalOutputId !== null,
    }),
    formName: t.string({
      description: 'The name of the form whose submission resulted in the output.',
      select: { submission: { select: { masterTemplate: { select: { name: true } } } } },
      resolve: ({ submission }) => submission.masterTemplate.name,
    }),
    renewalFormName: t.string({
      nullable: true,
      description: 'The name of the form that a renewal starts, or null while the form accepts no submissions.',
      select: { submission: { select: { masterTemplate: { select: { name: true, status: true } } } } },
      resolve: ({ submission: { masterTemplate } }) =>
        masterTemplate.status === 'published' ? masterTemplate.name : null,
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the output was revoked, or null if it is not revoked.',
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'The URL of the output’s document. Null if there is none to download, and for viewers who may not download it.',
      select: { id: true, state: true, fileId: true },
      authScopes: may('output', 'downloadOutput', ownKey('id')),
      unauthorizedResolver: nullIfForbidden,
      resolve: ({ id, fileId, ...times }, _args, { services: { publicUrl, now } }) =>
        fileId === null || outputRefusal(outputStatus(times, now()), 'download') !== null
          ? null
          : `${publicUrl}${downloadPath(id)}`,
    }),
    failureMessage: t.exposeString('failureMessage', {
      nullable: true,
      description:
        'For staff: why the document could not be generated and what to do about it. Null if it did not fail, and for everyone else.',
      authScopes: may('output', 'updateOutput', ownKey('id')),
      unauthorizedResolver: nullIfForbidden,
    }),
    superseded: t.field({
      type: [SupersededOutput],
      description:
        'For staff: the earlier documents of the output, newest first. Each was issued and is kept. Empty for everyone else.',
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
      description: 'Whether the output can be renewed at some time, regardless of the current date.',
      select: { configuredOutput: true },
      resolve: ({ configuredOutput: { renewable }, ...output }) =>
        isRenewable(output, { renewable, opensBefore: null, closesAfter: null }),
    }),
    isCurrentlyRenewable: t.boolean({
      description: 'Whether the output can be renewed now.',
      resolve: async ({ id }, _args, ctx) => (await renewalOf(ctx, id)).refusal === null,
    }),
    isRenewed: t.boolean({
      description: 'Whether the output was renewed by a submission that is finished.',
      resolve: async ({ id }, _args, ctx) => (await renewalOf(ctx, id)).isRenewed,
    }),
    renewalOpensOn: t.string({
      nullable: true,
      description: 'The first day on which the output can be renewed, as yyyy-MM-dd, or null if there is no first day.',
      resolve: async ({ id }, _args, ctx) => (await renewalOf(ctx, id)).opens,
    }),
    renewalClosesOn: t.string({
      nullable: true,
      description: 'The last day on which the output can be renewed, as yyyy-MM-dd, or null if there is no last day.',
      resolve: async ({ id }, _args, ctx) => (await renewalOf(ctx, id)).closes,
    }),
    renewalProblem: t.field({
      type: ProblemType,
      nullable: true,
      description: 'Why the output cannot be renewed now, or null if it can.',
      resolve: async ({ id }, _args, ctx) => {
        const { refusal } = await renewalOf(ctx, id);
        return refusal && { path: '', ...refusal };
      },
    }),
    renewal: t.prismaField({
      type: 'Submission',
      nullable: true,
      description:
        'The submission that renews the output, in progress or finished. Null if there is none, and for viewers who may not see it.',
      resolve: async (query, { id }, _args, ctx) => {
        const { renewalId } = await renewalOf(ctx, id);
        if (renewalId === null || !(await ctx.access.may('submission', 'viewSubmission', renewalId))) return null;
        return ctx.services.db.submission.findUnique({ ...query, where: { id: renewalId } });
      },
    }),
    renewalOptedOut: t.boolean({
      description: 'Whether renewal reminders for the output are turned off.',
      select: { renewalOptedOutAt: true },
      resolve: ({ renewalOptedOutAt }) => renewalOptedOutAt !== null,
    }),
    originalOutput: t.prismaField({
      type: 'IssuedOutput',
      nullable: true,
      description: 'The output that this one renews. Null if there is none, and for viewers who may not see it.',
      select: { originalOutputId: true },
      resolve: async (query, { originalOutputId: id }, _args, { access, services }) =>
        id !== null && (await access.may('output', 'viewOutput', id))
          ? services.db.issuedOutput.findUnique({ ...query, where: { id } })
          : null,
    }),
    configuredOutput: t.relation('configuredOutput', { description: 'The output as the form defines it.' }),
    submission: t.relation('submission', {
      nullable: true,
      description: 'The submission that resulted in the output. Null for viewers who may not see it.',
      authScopes: may('submission', 'viewSubmission', ownKey('submissionId')),
      unauthorizedResolver: nullIfForbidden,
    }),
    issuedOnStepIdentity: t.exposeString('issuedOnStepIdentity', {
      nullable: true,
      description: 'The identity of the step at which the output was issued, or null if it was issued at the end.',
    }),
    availableActions: t.stringList({
      description: 'The actions that the viewer can take on the output now, given their rights and its status.',
      resolve: async ({ id, ...times }, _args, ctx) => {
        const { access, services } = ctx;
        const status = outputStatus(times, services.now());
        const open = actions.filter(([, action]) => outputRefusal(status, action) === null);
        const permissions = await Promise.all(
          open.map(async ([name]) => ({
            name,
            may: await access.may('output', name === 'unrevokeOutput' ? 'revokeOutput' : name, id),
          })),
        );
        const renews = (await renewalOf(ctx, id)).refusal === null && (await access.may('output', 'renewOutput', id));
        return [...permissions.filter(({ may }) => may).map(({ name }) => name), ...(renews ? ['renewOutput'] : [])];
      },
    }),
  }),
});
