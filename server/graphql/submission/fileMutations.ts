import { mostAnswerBytes } from '#domain/file/limits.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import {
  byteSize,
  byteSizeMeaning,
  line,
  recordId,
  requestKey,
  requestKeyMeaning,
} from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { RepoFile } from '#server/graphql/submission/SubmissionFile.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { submissionMutation } from '#server/graphql/submission/submissionMutation.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { removeAnswerFile } from '#server/operations/answer/removeAnswerFile.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { deleteRepoFile, uploadRepoFile } from '#server/operations/submission/repoFile.ts';
import { activeStepOfField } from '#server/queries/answer/activeStepOfField.ts';

builder.relayMutationField(
  'requestAnswerUpload',
  {
    description: 'A file that is about to be uploaded.',
    inputFields: (t) => ({
      fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
      contentType: t.string({ validate: line, description: 'What kind of file the browser takes it for.' }),
      byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
      submissionId: t.globalID({
        for: Submission,
        description: 'Where it is to be kept: asked now whether it has room.',
      }),
    }),
  },
  {
    description: 'Permits one file to be uploaded, for ten minutes. The answer that names it takes it in.',
    authScopes: (_root, { input: { submissionId } }) => ({
      $all: {
        reads: 'submissions',
        ...(submissionId ? { may: ['submission', 'uploadRepoFile', submissionId.id] as const } : {}),
      },
    }),
    errors: refusals,
    resolve: (_root, { input: { fileName, contentType, byteSize: size, submissionId } }, ctx) =>
      openUpload(ctx, {
        ...{ fileName, contentType: contentType ?? '', byteSize: size, maxBytes: mostAnswerBytes },
        submissionId: submissionId?.id ?? null,
      }),
  },
  { description: 'Where to send the file.', outputFields: uploadOutput },
);

/** The step at which the answer stands that holds a file. */
async function stepOfFile(ctx: RequestContext, id: string): Promise<string> {
  const file = await ctx.services.db.datumFile.findUnique({ where: { id } });
  const [step] = file ? await activeStepOfField.rows(ctx.services.pool, [file.submissionId, file.fieldIdentity]) : [];
  if (!step) throw notAllowed(ctx, false);
  return step.id;
}

builder.relayMutationField(
  'removeAnswerFile',
  {
    description: 'Which file.',
    inputFields: (t) => ({ answerFileId: t.globalID({ required: true, description: 'The AnswerFile.' }) }),
  },
  {
    description: 'Takes a file out of an answer.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['activeStep', 'saveAnswer', await stepOfFile(ctx, input.answerFileId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { answerFileId } }, ctx) => {
      const activeStepId = await stepOfFile(ctx, answerFileId.id);
      return {
        id: answerFileId.id,
        answer: await removeAnswerFile(ctx, { activeStepId, datumFileId: answerFileId.id }),
      };
    },
  },
  {
    description: 'The file was taken out.',
    outputFields: (t) => ({
      deletedAnswerFileId: t.id({ description: 'Of the file.', resolve: ({ id }) => `AnswerFile:${id}` }),
      answer: t.field({ type: Answer, description: 'As it is now.', resolve: ({ answer }) => answer }),
    }),
  },
);

builder.relayMutationField(
  'uploadRepoFile',
  {
    description: 'A file that was uploaded, and where it belongs.',
    inputFields: (t) => ({
      submissionId: t.globalID({ required: true, description: 'The submission.' }),
      fileId: t.string({ required: true, validate: recordId, description: 'What the viewer uploaded.' }),
      isPublic: t.boolean({ defaultValue: true, description: 'The applicants see it too.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Puts a file beside a submission.',
    authScopes: (_root, { input }) => ({ may: ['submission', 'uploadRepoFile', input.submissionId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { submissionId, fileId, isPublic, idempotencyKey } }, ctx) => {
      const given = { submissionId: submissionId.id, fileId, isPublic: isPublic ?? true };
      return { repoFileId: await uploadRepoFile(ctx, given, idempotencyKey), submissionId: submissionId.id };
    },
  },
  {
    description: 'The file is there.',
    outputFields: (t) => ({
      repoFile: t.prismaField({
        type: RepoFile,
        description: 'The file.',
        resolve: (query, { repoFileId: id }, _args, { services }) =>
          services.db.repoFile.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      ...submissionOutput(t),
    }),
  },
);

submissionMutation('deleteRepoFile', {
  description: 'Takes a file away from beside a submission.',
  inputDescription: 'Which file.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    repoFileId: t.globalID({ required: true, description: 'The RepoFile.' }),
  }),
  authScopes: (_root, { input: { submissionId } }) => ({ may: ['submission', 'deleteRepoFile', submissionId.id] }),
  run: (ctx, { submissionId, repoFileId }, key) =>
    deleteRepoFile(ctx, { submissionId: submissionId.id, repoFileId: repoFileId.id }, key),
});
