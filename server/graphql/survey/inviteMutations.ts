import { z } from 'zod';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { maxInvitationBytes } from '#domain/survey/survey.ts';
import { actorKey } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { ExportFormatEnum } from '#server/graphql/export/Export.ts';
import { exportOutput } from '#server/graphql/export/exportMutations.ts';
import { exportRequester } from '#server/graphql/export/exportRequester.ts';
import { recordId } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { stepOfInvitation } from '#server/graphql/survey/stepOfInvitation.ts';
import { exportSurvey } from '#server/operations/export/exportSurvey.ts';
import { inviteToSurvey, inviteToSurveyByFile } from '#server/operations/survey/inviteToSurvey.ts';
import { remindInvitee, remindInvitees } from '#server/operations/survey/remindInvitees.ts';
import { surveyTables } from '#server/queries/export/ExportRequest.ts';

const addressList = z.string().max(maxInvitationBytes);
const personalMessage = z.string().max(5_000);

const SurveyTableEnum = builder.enumType('SurveyTable', {
  description: 'The table of a survey to export: the responses or the invitations.',
  values: surveyTables,
});

const stepOutput = <Done extends { readonly activeStepId: string }>(t: MutationOutputFields<Done>) => ({
  activeStep: t.prismaField({
    type: ActiveStep,
    description: 'The step after the change.',
    resolve: (query, { done: { activeStepId } }, _args, { services }) =>
      services.db.activeStep.findUniqueOrThrow({ ...query, where: { id: activeStepId } }),
  }),
});

defineMutation('inviteToSurvey', {
  description:
    'Emails people a link to the survey of a step, once per address. If any address is not valid, no invitations are sent.',
  inputDescription: 'The step, and the people to invite, as a list or a file.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of the step.' }),
    emails: t.string({
      validate: addressList,
      description: 'The email addresses, one per line, or CSV text with the addresses in its first column.',
    }),
    fileId: t.string({
      validate: recordId,
      description: 'The ID of a CSV file that the viewer uploaded, in place of `emails`.',
    }),
    message: t.string({ validate: personalMessage, description: 'A message to include in the invitation.' }),
  }),
  may: ['activeStep', 'inviteToSurvey', ({ input }) => input.activeStepId.id],
  idempotent: true,
  run: async (ctx, { input }, key) => {
    await applyRateLimit(ctx, 'inviteToSurvey', actorKey(ctx.actor));
    const { emails, fileId, message } = input;
    if (emails && fileId) throw new InvalidInput([{ path: 'emails', code: 'saidTwice' }]);
    const inviting = { activeStepId: input.activeStepId.id, message: message ?? null };
    const invitedCount = fileId
      ? await inviteToSurveyByFile(ctx, { ...inviting, fileId }, key)
      : await inviteToSurvey(ctx, { ...inviting, emails: emails ?? '' }, key);
    return { activeStepId: inviting.activeStepId, invitedCount };
  },
  keepsRights: true,
  outputDescription: 'The step, and the number of invitations being sent.',
  outputFields: (t) => ({
    ...stepOutput(t),
    invitedCount: t.int({
      description: 'The number of people invited.',
      resolve: ({ done: { invitedCount } }) => invitedCount,
    }),
  }),
});

defineMutation('remindInvitee', {
  description:
    'Reminds someone who was invited to a survey and has not responded, at most once in six hours per contact.',
  inputDescription: 'The person to remind.',
  inputFields: (t) => ({
    surveyInvitationId: t.globalID({ required: true, description: 'The ID of the `SurveyInvitation`.' }),
  }),
  may: ['activeStep', 'inviteToSurvey', ({ input }, ctx) => stepOfInvitation(ctx, input.surveyInvitationId.id)],
  run: async (ctx, { input: { surveyInvitationId } }) => ({
    activeStepId: await remindInvitee(ctx, surveyInvitationId.id),
  }),
  keepsRights: true,
  outputDescription: 'The step of the reminded person’s survey.',
  outputFields: stepOutput,
});

defineMutation('remindInvitees', {
  description:
    'Reminds everyone who was invited to the survey of a step, has not responded, and was not reminded in the last six hours.',
  inputDescription: 'The step whose invited people are to be reminded.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of the step.' }),
  }),
  may: ['activeStep', 'inviteToSurvey', ({ input }) => input.activeStepId.id],
  run: async (ctx, { input: { activeStepId } }) => ({
    activeStepId: activeStepId.id,
    remindedCount: await remindInvitees(ctx, activeStepId.id),
  }),
  keepsRights: true,
  outputDescription: 'The step, and the number of reminders being sent.',
  outputFields: (t) => ({
    ...stepOutput(t),
    remindedCount: t.int({
      description: 'The number of people reminded.',
      resolve: ({ done: { remindedCount } }) => remindedCount,
    }),
  }),
});

defineMutation('exportSurvey', {
  description:
    'Exports the responses to a step’s survey, or its invitations, as a table. The person who requests the export is notified by email when it is ready.',
  inputDescription: 'The step, and the table and file format to export.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of the step.' }),
    of: t.field({ type: SurveyTableEnum, required: true, description: 'The table to export.' }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'The file format of the export.' }),
  }),
  may: ['activeStep', 'exportSurveyResponses', ({ input }) => input.activeStepId.id],
  writes: 'exports',
  idempotent: true,
  run: async (ctx, { input: { activeStepId, of, format } }, idempotencyKey) => {
    const requester = await exportRequester(ctx, { type: 'submissions', chosen: [], formIds: [] });
    return {
      exportId: await exportSurvey(ctx, { ...requester, activeStepId: activeStepId.id, of, format }, idempotencyKey),
    };
  },
  keepsRights: true,
  outputDescription: 'The queued export.',
  outputFields: exportOutput,
});
