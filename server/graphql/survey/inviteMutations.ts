import { z } from 'zod';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { mostInvitationBytes } from '#domain/survey/survey.ts';
import { actorKey } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import { askingFor } from '#server/graphql/export/askingFor.ts';
import { ExportFormatEnum } from '#server/graphql/export/Export.ts';
import { exportOutput } from '#server/graphql/export/exportMutations.ts';
import { recordId, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { stepOfInvitation } from '#server/graphql/survey/stepOfInvitation.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import { exportSurvey } from '#server/operations/export/exportSurvey.ts';
import { inviteToSurvey, inviteToSurveyByFile } from '#server/operations/survey/inviteToSurvey.ts';
import { remindInvitee, remindInvitees } from '#server/operations/survey/remindInvitees.ts';
import { surveyTables } from '#server/queries/export/ExportRequest.ts';

const addressList = z.string().max(mostInvitationBytes);
const personalMessage = z.string().max(5_000);

const SurveyTableEnum = builder.enumType('SurveyTable', {
  description: 'What of a survey is taken along: what was answered, or who was invited.',
  values: surveyTables,
});

const stepOutput = <Done extends { readonly activeStepId: string }>(t: DoneFields<Done>) => ({
  activeStep: t.prismaField({
    type: ActiveStep,
    description: 'The step as it is now.',
    resolve: (query, { done: { activeStepId } }, _args, { services }) =>
      services.db.activeStep.findUniqueOrThrow({ ...query, where: { id: activeStepId } }),
  }),
});

verbMutation('inviteToSurvey', {
  description:
    'Mails people the way to the survey of a step, each address once. Nobody is mailed while one of the addresses is wrong.',
  inputDescription: 'Whom: a list or a file.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The step.' }),
    emails: t.string({
      validate: addressList,
      description: 'One address a line, or a CSV with addresses in its first column.',
    }),
    fileId: t.string({ validate: recordId, description: 'In place of a list: a CSV file that the viewer uploaded.' }),
    message: t.string({ validate: personalMessage, description: 'What is written to them beside the link.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['activeStep', 'inviteToSurvey', ({ input }) => input.activeStepId.id],
  run: async (ctx, { input }) => {
    await slowDown(ctx, 'inviteToSurvey', actorKey(ctx.actor));
    const { emails, fileId, message, idempotencyKey: key } = input;
    if (emails && fileId) throw new InvalidInput([{ path: 'emails', code: 'saidTwice' }]);
    const inviting = { activeStepId: input.activeStepId.id, message: message ?? null };
    const invitedCount = fileId
      ? await inviteToSurveyByFile(ctx, { ...inviting, fileId }, key)
      : await inviteToSurvey(ctx, { ...inviting, emails: emails ?? '' }, key);
    return { activeStepId: inviting.activeStepId, invitedCount };
  },
  keepsRights: true,
  outputDescription: 'They are being mailed.',
  outputFields: (t) => ({
    ...stepOutput(t),
    invitedCount: t.int({ description: 'How many.', resolve: ({ done: { invitedCount } }) => invitedCount }),
  }),
});

verbMutation('remindInvitee', {
  description:
    'Reminds someone who was invited to a survey and has not answered, at most once in six hours per contact.',
  inputDescription: 'Whom.',
  inputFields: (t) => ({
    surveyInvitationId: t.globalID({ required: true, description: 'Their invitation.' }),
  }),
  may: ['activeStep', 'inviteToSurvey', ({ input }, ctx) => stepOfInvitation(ctx, input.surveyInvitationId.id)],
  run: async (ctx, { input: { surveyInvitationId } }) => ({
    activeStepId: await remindInvitee(ctx, surveyInvitationId.id),
  }),
  keepsRights: true,
  outputDescription: 'They are being mailed.',
  outputFields: stepOutput,
});

verbMutation('remindInvitees', {
  description:
    'Reminds everyone who was invited to the survey of a step, has not answered, and was not reminded in the last six hours.',
  inputDescription: 'At which step.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The step.' }),
  }),
  may: ['activeStep', 'inviteToSurvey', ({ input }) => input.activeStepId.id],
  run: async (ctx, { input: { activeStepId } }) => ({
    activeStepId: activeStepId.id,
    remindedCount: await remindInvitees(ctx, activeStepId.id),
  }),
  keepsRights: true,
  outputDescription: 'They are being mailed.',
  outputFields: (t) => ({
    ...stepOutput(t),
    remindedCount: t.int({ description: 'How many.', resolve: ({ done: { remindedCount } }) => remindedCount }),
  }),
});

verbMutation('exportSurvey', {
  description:
    'Asks for what was answered to the survey of a step, or for who was invited, as a table. Who asks is mailed when it is there.',
  inputDescription: 'Of which step, what, and as what.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The step.' }),
    of: t.field({ type: SurveyTableEnum, required: true, description: 'What of it.' }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'As what it is written.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['activeStep', 'exportSurveyResponses', ({ input }) => input.activeStepId.id],
  writes: 'exports',
  run: async (ctx, { input: { activeStepId, of, format, idempotencyKey } }) => {
    const asked = await askingFor(ctx, { type: 'submissions', chosen: [], formIds: [] });
    return {
      exportId: await exportSurvey(ctx, { ...asked, activeStepId: activeStepId.id, of, format }, idempotencyKey),
    };
  },
  keepsRights: true,
  outputDescription: 'The export is queued.',
  outputFields: exportOutput,
});
