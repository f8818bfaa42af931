import { mostAnswerBytes } from '#domain/file/limits.ts';
import {
  byteSize,
  byteSizeMeaning,
  line,
  recordId,
  requestKey,
  requestKeyMeaning,
} from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { answerWriter } from '#server/graphql/submission/answerWriter.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { RepoFile } from '#server/graphql/submission/SubmissionFile.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { removeAnswerFile } from '#server/operations/answer/removeAnswerFile.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { deleteRepoFile, restoreRepoFile, uploadRepoFile } from '#server/operations/submission/repoFile.ts';
import { activeStepOfField } from '#server/queries/answer/activeStepOfField.ts';

verbMutation('requestAnswerUpload', {
  description:
    'Permits one file to be uploaded, for ten minutes. The answer or uploadRepoFile that names it takes it in.',
  inputDescription: 'A file that is about to be uploaded.',
  inputFields: (t) => ({
    fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
    contentType: t.string({ validate: line, description: 'What kind of file the browser takes it for.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
    submissionId: t.globalID({
      for: Submission,
      description: 'Where it is to be kept: asked now whether it has room.',
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
      ...{ fileName, contentType: contentType ?? '', byteSize: size, maxBytes: mostAnswerBytes },
      submissionId: submissionId?.id ?? null,
    }),
  keepsRights: true,
  outputDescription: 'Where to send the file.',
  outputFields: uploadOutput,
});

verbMutation('acceptUpload', {
  description:
    'Looks at a file that was uploaded, before an answer names it: what is no file of its kind is refused here.',
  inputDescription: 'A file that the viewer sent to where requestAnswerUpload said.',
  inputFields: (t) => ({
    fileId: t.string({ required: true, validate: recordId, description: 'What the viewer uploaded.' }),
  }),
  mayEach: [],
  reads: 'submissions',
  run: async (ctx, { input: { fileId } }) => {
    await acceptFile(ctx, { fileId, maxBytes: mostAnswerBytes, mayWait: true });
    return { fileId };
  },
  keepsRights: true,
  outputDescription: 'The file can be named.',
  outputFields: (t) => ({
    fileId: t.string({ description: 'As answers name it.', resolve: ({ done: { fileId } }) => fileId }),
  }),
});

/** The step at which the answer stands that holds a file. */
async function stepOfFile(ctx: RequestContext, id: string): Promise<string> {
  const file = await ctx.services.db.datumFile.findUnique({ where: { id } });
  const [step] = file ? await activeStepOfField.rows(ctx.services.pool, [file.submissionId, file.fieldIdentity]) : [];
  if (!step) throw notAllowed(ctx, false);
  return step.id;
}

verbMutation('removeAnswerFile', {
  description: 'Takes a file out of an answer.',
  inputDescription: 'Which file.',
  inputFields: (t) => ({ answerFileId: t.globalID({ required: true, description: 'The AnswerFile.' }) }),
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
  outputDescription: 'The file was taken out.',
  outputFields: (t) => ({
    deletedAnswerFileId: t.id({ description: 'Of the file.', resolve: ({ done: { id } }) => `AnswerFile:${id}` }),
    answer: t.field({ type: Answer, description: 'As it is now.', resolve: ({ done: { answer } }) => answer }),
  }),
});

verbMutation('uploadRepoFile', {
  description: 'Puts a file beside a submission.',
  inputDescription: 'A file that was uploaded, and where it belongs.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    fileId: t.string({ required: true, validate: recordId, description: 'What the viewer uploaded.' }),
    isPublic: t.boolean({ defaultValue: true, description: 'The applicants see it too.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'uploadRepoFile', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, fileId, isPublic, idempotencyKey } }) => {
    const given = { submissionId: submissionId.id, fileId, isPublic: isPublic ?? true };
    return { repoFileId: await uploadRepoFile(ctx, given, idempotencyKey), submissionId: submissionId.id };
  },
  keepsRights: true,
  outputDescription: 'The file is there.',
  outputFields: (t) => ({
    repoFile: t.prismaField({
      type: RepoFile,
      description: 'The file.',
      resolve: (query, { done: { repoFileId: id } }, _args, { services }) =>
        services.db.repoFile.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    ...submissionOutput(t),
  }),
});

verbMutation('deleteRepoFile', {
  description: 'Takes a file away from beside a submission.',
  inputDescription: 'Which file.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    repoFileId: t.globalID({ required: true, description: 'The RepoFile.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'deleteRepoFile', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, repoFileId, idempotencyKey: key } }) => ({
    submissionId: await deleteRepoFile(ctx, { submissionId: submissionId.id, repoFileId: repoFileId.id }, key),
  }),
  outputFields: submissionOutput,
});

verbMutation('restoreRepoFile', {
  description: 'Puts a file back that was taken away from beside a submission.',
  inputDescription: 'Which file.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    repoFileId: t.globalID({ required: true, description: 'The RepoFile.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'deleteRepoFile', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, repoFileId, idempotencyKey: key } }) => ({
    submissionId: await restoreRepoFile(ctx, { submissionId: submissionId.id, repoFileId: repoFileId.id }, key),
  }),
  outputFields: submissionOutput,
});
