import { isUuid } from '#domain/kernel/isUuid.ts';
import {
  disputeState,
  disputeStates,
  evidenceRefusal,
  isInquiry,
  mostEvidenceBytes,
} from '#domain/payment/disputes.ts';
import { builder } from '#server/graphql/builder.ts';
import { forwardPage, momentCursor, readMoment } from '#server/graphql/forwardPage.ts';
import { byteSize, byteSizeMeaning, line } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { PaymentTypeEnum } from '#server/graphql/payment/Charge.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { answerDispute } from '#server/operations/payment/answerDispute.ts';
import { disputeOf, disputePage, type DisputeRow } from '#server/queries/payment/disputePage.ts';

const pageSize = 50;

const DisputeStateEnum = builder.enumType('DisputeState', {
  description: 'Where a dispute stands: it waits for evidence, the bank looks at it, or it has an outcome.',
  values: disputeStates,
});

/** Plain properties without scopes of their own: the list that holds one has decided who reads it. */
const ChargeDispute = builder.objectRef<DisputeRow>('ChargeDispute').implement({
  description: 'A payer who told their bank that a payment was wrong. The bank decides; until a day it hears the team.',
  fields: (t) => ({
    id: t.id({ description: 'Of the dispute.', resolve: ({ id }) => encodeGlobalId('ChargeDispute', id) }),
    state: t.field({
      type: DisputeStateEnum,
      description: 'Where it stands.',
      resolve: ({ status }) => disputeState(status),
    }),
    isInquiry: t.boolean({
      description: 'A bank asks before it decides on a dispute: no money has been taken back.',
      resolve: ({ status }) => isInquiry(status),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'The word of the bank; null when it says none.' }),
    amountCents: t.float({ description: 'In whole cents.', resolve: ({ cents }) => Number(cents) }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When the payer went to the bank.' }),
    evidenceDueAt: t.expose('evidenceDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be answered; null where nobody asks.',
    }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'When it had its outcome.' }),
    canAnswer: t.boolean({
      description: 'Whether evidence can be sent now.',
      resolve: (row, _args, { services }) => evidenceRefusal(row, services.now()) === null,
    }),
    evidenceText: t.exposeString('evidenceText', {
      nullable: true,
      description: 'What the team said or began to say.',
    }),
    evidenceFile: t.exposeString('evidenceFile', { nullable: true, description: 'The name of the file with it.' }),
    evidenceFileId: t.exposeString('evidenceFileId', {
      nullable: true,
      description: 'The file with it, by which it can be sent once more where the provider did not answer.',
    }),
    evidenceSentAt: t.expose('evidenceSentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent from here; null before.',
    }),
    evidenceSentBy: t.exposeString('evidenceSentBy', { nullable: true, description: 'Who sent it, by name.' }),
    method: t.expose('method', { type: PaymentTypeEnum, description: 'What was paid with.' }),
    confirmationNumber: t.exposeString('confirmationNumber', { description: 'Of the payment.' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', description: 'When it was paid.' }),
    payer: t.exposeString('payer', { nullable: true, description: 'Who paid; null when that is not known.' }),
    formName: t.exposeString('formName', { description: 'For what: the form, as its team calls it.' }),
    submissionNumber: t.string({
      description: 'For what: the number of the submission.',
      resolve: ({ customId, scopedId }) => customId ?? String(scopedId),
    }),
    submissionId: t.id({
      nullable: true,
      description: 'The submission, where the viewer may see it.',
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
    description: 'Payments that payers disputed at their banks, newest first. For those who look after the money.',
    authScopes: may('team', 'viewChargeDisputes', ownKey('id')),
    args: { state: t.arg({ type: DisputeStateEnum, description: 'Only those that stand there.' }) },
    resolve: ({ id: teamId }, { state = null, ...page }, { services }) =>
      forwardPage(page, {
        usual: pageSize,
        cursorOf: ({ openedAt: at, id }: DisputeRow) => momentCursor({ at, id }),
        readCursor: readMoment,
        rows: (after, limit) => disputePage(services.pool, { teamId, state }, after, limit),
      }),
  }),
);

/** `ChargeDispute:…` as it is kept. */
const plainIdOf = (id: string | number): string => String(id).replace(/^ChargeDispute:/, '');

builder.prismaObjectFields(Team, (t) => ({
  chargeDispute: t.field({
    type: ChargeDispute,
    nullable: true,
    description: 'One of them; null when the team has none of that id.',
    authScopes: may('team', 'viewChargeDisputes', ownKey('id')),
    args: { id: t.arg.id({ required: true, description: 'Of the dispute.' }) },
    resolve: ({ id: teamId }, { id }, { services }) => {
      const plain = plainIdOf(id);
      return isUuid(plain) ? disputeOf(services.pool, teamId, plain) : null;
    },
  }),
}));

/** The team whose dispute it is; what is not there answers like what may not be seen. */
async function teamOfDispute(ctx: RequestContext, id: string | number): Promise<string> {
  const plain = plainIdOf(id);
  const row = isUuid(plain) ? await ctx.services.db.chargeDispute.findUnique({ where: { id: plain } }) : null;
  if (!row || !(await ctx.access.may('team', 'viewChargeDisputes', row.teamId))) throw notAllowed(ctx, false);
  return row.teamId;
}

verbMutation('requestEvidenceUpload', {
  description: 'Permits one file of evidence to be uploaded, for ten minutes. The answer to the dispute takes it in.',
  inputDescription: 'A PDF or picture that is about to be uploaded.',
  inputFields: (t) => ({
    disputeId: t.id({ required: true, description: 'For which dispute.' }),
    fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
    contentType: t.string({ required: true, validate: line, description: 'As the browser knows it.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
  }),
  may: ['team', 'answerDispute', ({ input }, ctx) => teamOfDispute(ctx, input.disputeId)],
  run: (ctx, { input: { fileName, contentType, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType, byteSize: size, maxBytes: mostEvidenceBytes }),
  keepsRights: true,
  outputDescription: 'Where to send the file.',
  outputFields: uploadOutput,
});

verbMutation('answerDispute', {
  description: 'Sends evidence to the bank, which looks at it once. What was written is kept when that does not work.',
  inputDescription: 'What the team has to say.',
  inputFields: (t) => ({
    disputeId: t.id({ required: true, description: 'To which dispute.' }),
    text: t.string({ required: true, description: 'Why the payment was right.' }),
    fileId: t.string({ validate: line, description: 'The file with it, as its upload was named.' }),
  }),
  may: ['team', 'answerDispute', ({ input }, ctx) => teamOfDispute(ctx, input.disputeId)],
  run: async (ctx, { input: { disputeId, text, fileId = null } }) => {
    const teamId = await teamOfDispute(ctx, disputeId);
    await answerDispute(ctx, { disputeId: plainIdOf(disputeId), text, fileId });
    return { teamId, disputeId: plainIdOf(disputeId) };
  },
  keepsRights: true,
  outputDescription: 'It was sent.',
  outputFields: (t: DoneFields<{ readonly teamId: string; readonly disputeId: string }>) => ({
    dispute: t.field({
      type: ChargeDispute,
      nullable: true,
      description: 'As it stands now.',
      resolve: ({ done: { teamId, disputeId } }, _args, { services }) => disputeOf(services.pool, teamId, disputeId),
    }),
  }),
});
