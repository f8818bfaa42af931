import { isUuid } from '#domain/kernel/isUuid.ts';
import { disputeState, disputeStates, evidenceRefusal, isInquiry, maxEvidenceBytes } from '#domain/payment/disputes.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { forwardPage, momentCursor, readMoment } from '#server/graphql/forwardPage.ts';
import { byteSize, byteSizeDescription, shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { PaymentTypeEnum } from '#server/graphql/payment/Charge.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { answerDispute } from '#server/operations/payment/answerDispute.ts';
import { disputeOf, disputePage, type DisputeRow } from '#server/queries/payment/disputePage.ts';

const pageSize = 50;

const DisputeStateEnum = builder.enumType('DisputeState', {
  description: 'The state of a dispute: the bank needs a response, is reviewing it, or decided it (won or lost).',
  values: disputeStates,
});

/** No auth scopes on these fields: the list that returns the rows already checks access. */
const ChargeDispute = builder.objectRef<DisputeRow>('ChargeDispute').implement({
  description:
    'A payment that the payer disputed with their bank. The bank decides, and the team can respond until a deadline.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the dispute.', resolve: ({ id }) => encodeGlobalId('ChargeDispute', id) }),
    state: t.field({
      type: DisputeStateEnum,
      description: 'The current state of the dispute.',
      resolve: ({ status }) => disputeState(status),
    }),
    isInquiry: t.boolean({
      description: 'Whether this is only an inquiry by the bank before a dispute. No money has been taken back.',
      resolve: ({ status }) => isInquiry(status),
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason code given by the bank, or null if it gave none.',
    }),
    amountCents: t.float({ description: 'The disputed amount, in cents.', resolve: ({ cents }) => Number(cents) }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      description: 'When the payer disputed the payment with their bank.',
    }),
    evidenceDueAt: t.expose('evidenceDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The deadline to respond, or null if no response is requested.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the dispute was decided, or null while it is open.',
    }),
    canAnswer: t.boolean({
      description: 'Whether evidence can be sent now.',
      resolve: (row, _args, { services }) => evidenceRefusal(row, services.now()) === null,
    }),
    evidenceText: t.exposeString('evidenceText', {
      nullable: true,
      description: 'The team’s response, sent or in draft, or null if nothing has been written.',
    }),
    evidenceFile: t.exposeString('evidenceFile', {
      nullable: true,
      description: 'The name of the evidence file, or null if there is none.',
    }),
    evidenceFileId: t.exposeString('evidenceFileId', {
      nullable: true,
      description:
        'The ID of the evidence file, used to resend it if the provider didn’t respond. Null if there is none.',
    }),
    evidenceSentAt: t.expose('evidenceSentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the evidence was sent from Portico, or null if it has not been sent.',
    }),
    evidenceSentBy: t.exposeString('evidenceSentBy', {
      nullable: true,
      description: 'The name of the person who sent the evidence, or null if it has not been sent.',
    }),
    method: t.expose('method', { type: PaymentTypeEnum, description: 'How the disputed payment was made.' }),
    confirmationNumber: t.exposeString('confirmationNumber', {
      description: 'The confirmation number of the disputed payment.',
    }),
    paidAt: t.expose('paidAt', { type: 'DateTime', description: 'When the disputed payment was made.' }),
    payer: t.exposeString('payer', {
      nullable: true,
      description: 'The name of the payer, or null if it is not known.',
    }),
    formName: t.exposeString('formName', { description: 'The internal name of the form that the payment is for.' }),
    submissionNumber: t.string({
      description: 'The number of the submission that the payment is for.',
      resolve: ({ customId, scopedId }) => customId ?? String(scopedId),
    }),
    submissionId: t.id({
      nullable: true,
      description: 'The ID of the submission, or null if the viewer can’t view it.',
      resolve: async ({ submissionId }, _args, { access }) =>
        (await access.may('submission', 'viewSubmission', submissionId))
          ? encodeGlobalId('Submission', submissionId)
          : null,
    }),
  }),
});

builder.prismaObjectField('Team', 'chargeDisputes', (t) =>
  t.connection({
    type: ChargeDispute,
    description: 'Payments that payers disputed with their banks, newest first. Visible to the team’s finance staff.',
    authScopes: may('team', 'viewChargeDisputes', ownKey('id')),
    args: {
      state: t.arg({
        type: DisputeStateEnum,
        description: 'Returns only disputes in this state. Defaults to all disputes.',
      }),
    },
    resolve: ({ id: teamId }, { state = null, ...page }, { services }) =>
      forwardPage(page, {
        usual: pageSize,
        cursorOf: ({ openedAt: at, id }: DisputeRow) => momentCursor({ at, id }),
        readCursor: readMoment,
        rows: (after, limit) => disputePage(services.pool, { teamId, state }, after, limit),
      }),
  }),
);

/** Strips the type name from a global ID such as `ChargeDispute:…`. */
const plainIdOf = (id: string | number): string => String(id).replace(/^ChargeDispute:/, '');

builder.prismaObjectFields(Team, (t) => ({
  chargeDispute: t.field({
    type: ChargeDispute,
    nullable: true,
    description: 'The dispute with this ID, or null if the team has no such dispute.',
    authScopes: may('team', 'viewChargeDisputes', ownKey('id')),
    args: { id: t.arg.id({ required: true, description: 'The ID of the dispute.' }) },
    resolve: ({ id: teamId }, { id }, { services }) => {
      const plain = plainIdOf(id);
      return isUuid(plain) ? disputeOf(services.pool, teamId, plain) : null;
    },
  }),
}));

/**
 * Returns the team that the dispute belongs to. A missing dispute fails the same way as one the viewer can't
 * see.
 */
async function teamOfDispute(ctx: RequestContext, id: string | number): Promise<string> {
  const plain = plainIdOf(id);
  const row = isUuid(plain) ? await ctx.services.db.chargeDispute.findUnique({ where: { id: plain } }) : null;
  if (!row || !(await ctx.access.may('team', 'viewChargeDisputes', row.teamId))) throw notAllowed(ctx, false);
  return row.teamId;
}

defineMutation('requestEvidenceUpload', {
  description: 'Authorizes the upload of one evidence file for ten minutes. Attach the file by answering the dispute.',
  inputDescription: 'The PDF, JPEG, or PNG file to upload.',
  inputFields: (t) => ({
    disputeId: t.id({ required: true, description: 'The ID of the dispute that the evidence is for.' }),
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    contentType: t.string({
      required: true,
      validate: shortText,
      description: 'The media type of the file as reported by the browser.',
    }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  may: ['team', 'answerDispute', ({ input }, ctx) => teamOfDispute(ctx, input.disputeId)],
  run: (ctx, { input: { fileName, contentType, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType, byteSize: size, maxBytes: maxEvidenceBytes }),
  keepsRights: true,
  outputDescription: 'Where to upload the file.',
  outputFields: uploadOutput,
});

defineMutation('answerDispute', {
  description: 'Sends evidence to the bank, which reviews it only once. The text is saved even if sending fails.',
  inputDescription: 'The team’s response to the dispute.',
  inputFields: (t) => ({
    disputeId: t.id({ required: true, description: 'The ID of the dispute.' }),
    text: t.string({ required: true, description: 'Why the payment was valid, in at most 4,000 characters.' }),
    fileId: t.string({ validate: shortText, description: 'The ID of the uploaded evidence file.' }),
  }),
  may: ['team', 'answerDispute', ({ input }, ctx) => teamOfDispute(ctx, input.disputeId)],
  run: async (ctx, { input: { disputeId, text, fileId = null } }) => {
    const teamId = await teamOfDispute(ctx, disputeId);
    await answerDispute(ctx, { disputeId: plainIdOf(disputeId), text, fileId });
    return { teamId, disputeId: plainIdOf(disputeId) };
  },
  keepsRights: true,
  outputDescription: 'The result of sending the evidence.',
  outputFields: (t: MutationOutputFields<{ readonly teamId: string; readonly disputeId: string }>) => ({
    dispute: t.field({
      type: ChargeDispute,
      nullable: true,
      description: 'The updated dispute.',
      resolve: ({ done: { teamId, disputeId } }, _args, { services }) => disputeOf(services.pool, teamId, disputeId),
    }),
  }),
});
