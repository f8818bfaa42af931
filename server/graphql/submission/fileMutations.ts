import { maxAnswerBytes } from '#domain/file/fileLimits.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { byteSize, byteSizeDescription, shortText, recordId } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { answerWriter } from '#server/graphql/submission/answerWriter.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { RepoFile } from '#server/graphql/submission/SubmissionFile.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { removeAnswerFile } from '#server/operations/answer/removeAnswerFile.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { deleteRepoFile, restoreRepoFile, uploadRepoFile } from '#server/operations/submission/repoFile.ts';
import { activeStepOfField } from '#server/queries/answer/activeStepOfField.ts';

defineMutation('requestAnswerUpload', {
  description:
    'Allows one file to be uploaded within ten minutes. Then refer to the file in an answer or in `uploadRepoFile` to keep it.',
  inputDescription: 'The file that is about to be uploaded.',
  inputFields: (t) => ({
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    contentType: t.string({
      validate: shortText,
      description: 'The media type of the file, as the browser reports it.',
    }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
    submissionId: t.globalID({
      for: Submission,
      description: 'The ID of the submission that will keep the file, to check now whether it has room.',
    }),
  }),
  mayEach: [
    [
      'submission',
      'uploadRepoFile',
      ({ input }) => input.submissionId?.id ?? '',
      ({ input }) => Boolean(input.submissionId),
    ],
  ],
  reads: 'submissions',
  run: (ctx, { input: { fileName, contentType, byteSize: size, submissionId } }) =>
    openUpload(ctx, {
      ...{ fileName, contentType: contentType ?? '', byteSize: size, maxBytes: maxAnswerBytes },
      submissionId: submissionId?.id ?? null,
    }),
  keepsRights: true,
  outputDescription: 'Where to send the file.',
  outputFields: uploadOutput,
});

defineMutation('acceptUpload', {
  description:
    'Checks an uploaded file before an answer refers to it. A file that is not what its type says is refused.',
  inputDescription: 'The file that the viewer uploaded as `requestAnswerUpload` described.',
  inputFields: (t) => ({
    fileId: t.string({ required: true, validate: recordId, description: 'The ID of the uploaded file.' }),
  }),
  mayEach: [],
  reads: 'submissions',
  run: async (ctx, { input: { fileId } }) => {
    await acceptFile(ctx, { fileId, maxBytes: maxAnswerBytes, allowsUnscanned: true });
    return { fileId };
  },
  keepsRights: true,
  outputDescription: 'The file, which answers can now refer to.',
  outputFields: (t) => ({
    fileId: t.string({
      description: 'The ID by which answers refer to the file.',
      resolve: ({ done: { fileId } }) => fileId,
    }),
  }),
});

/** The step that has the answer with the file. */
async function stepOfFile(ctx: RequestContext, id: string): Promise<string> {
  const file = await ctx.services.db.datumFile.findUnique({ where: { id } });
  const [step] = file ? await activeStepOfField.rows(ctx.services.pool, [file.submissionId, file.fieldIdentity]) : [];
  if (!step) throw notAllowed(ctx, false);
  return step.id;
}

defineMutation('removeAnswerFile', {
  description: 'Removes a file from an answer.',
  inputDescription: 'The file to remove.',
  inputFields: (t) => ({ answerFileId: t.globalID({ required: true, description: 'The ID of the `AnswerFile`.' }) }),
  may: ['activeStep', 'saveAnswer', ({ input }, ctx) => stepOfFile(ctx, input.answerFileId.id)],
  run: async (ctx, { input: { answerFileId } }) => {
    const activeStepId = await stepOfFile(ctx, answerFileId.id);
    return {
      id: answerFileId.id,
      answer: await removeAnswerFile(ctx, {
        ...{ activeStepId, datumFileId: answerFileId.id },
        ...(await answerWriter(ctx, activeStepId)),
      }),
    };
  },
  keepsRights: true,
  outputDescription: 'The answer without the file.',
  outputFields: (t) => ({
    deletedAnswerFileId: t.id({
      description: 'The ID of the removed file.',
      resolve: ({ done: { id } }) => `AnswerFile:${id}`,
    }),
    answer: t.field({
      type: Answer,
      description: 'The answer after the change.',
      resolve: ({ done: { answer } }) => answer,
    }),
  }),
});

defineMutation('uploadRepoFile', {
  description: 'Attaches a file to a submission in addition to its answers.',
  inputDescription: 'The uploaded file, and the submission to attach it to.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    fileId: t.string({ required: true, validate: recordId, description: 'The ID of the uploaded file.' }),
    isPublic: t.boolean({
      defaultValue: true,
      description: 'Whether applicants can see the file. The default is true.',
    }),
  }),
  may: ['submission', 'uploadRepoFile', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (ctx, { input: { submissionId, fileId, isPublic } }, idempotencyKey) => {
    const given = { submissionId: submissionId.id, fileId, isPublic: isPublic ?? true };
    return { repoFileId: await uploadRepoFile(ctx, given, idempotencyKey), submissionId: submissionId.id };
  },
  keepsRights: true,
  outputDescription: 'The attached file.',
  outputFields: (t) => ({
    repoFile: t.prismaField({
      type: RepoFile,
      description: 'The attached file.',
      resolve: (query, { done: { repoFileId: id } }, _args, { services }) =>
        services.db.repoFile.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    ...submissionOutput(t),
  }),
});

defineMutation('deleteRepoFile', {
  description: 'Removes an attached file from a submission.',
  inputDescription: 'The attached file to remove.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    repoFileId: t.globalID({ required: true, description: 'The ID of the `RepoFile`.' }),
  }),
  may: ['submission', 'deleteRepoFile', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (ctx, { input: { submissionId, repoFileId } }, key) => ({
    submissionId: await deleteRepoFile(ctx, { submissionId: submissionId.id, repoFileId: repoFileId.id }, key),
  }),
  outputFields: submissionOutput,
});

defineMutation('restoreRepoFile', {
  description: 'Restores a removed file to a submission.',
  inputDescription: 'The removed file to restore.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    repoFileId: t.globalID({ required: true, description: 'The ID of the `RepoFile`.' }),
  }),
  may: ['submission', 'deleteRepoFile', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (ctx, { input: { submissionId, repoFileId } }, key) => ({
    submissionId: await restoreRepoFile(ctx, { submissionId: submissionId.id, repoFileId: repoFileId.id }, key),
  }),
  outputFields: submissionOutput,
});
