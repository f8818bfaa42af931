import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { SubprocessRequirement } from '#server/graphql/submission/SubprocessRequirement.ts';
import { verbMutation, type DoneFields, type InputFields } from '#server/graphql/verbMutation.ts';
import { linkSubprocess, unlinkSubprocess } from '#server/operations/submission/linkSubprocess.ts';
import { unwaiveSubprocess, waiveSubprocess } from '#server/operations/submission/waiveSubprocess.ts';

const named = (t: InputFields) => ({
  subprocessRequirementId: t.globalID({
    required: true,
    for: SubprocessRequirement,
    description: 'What the submission asks for.',
  }),
});

const output = <Done extends { readonly requirementId: string }>(t: DoneFields<Done>) => ({
  subprocessRequirement: t.prismaField({
    type: SubprocessRequirement,
    description: 'As it is now.',
    resolve: (query, { done: { requirementId: id } }, _args, { services }) =>
      services.db.subprocessRequirement.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  submission: t.prismaField({
    type: Submission,
    description: 'The submission that asks for it, as it is now.',
    resolve: async (query, { done: { requirementId } }, _args, { services }) =>
      services.db.submission.findFirstOrThrow({
        ...query,
        where: { subprocessRequirements: { some: { id: requirementId } } },
      }),
  }),
});

verbMutation('waiveSubprocess', {
  description: 'Lets a submission do without another that it asks for.',
  inputDescription: 'What is not needed.',
  inputFields: named,
  may: ['subprocess', 'waiveSubprocess', ({ input }) => input.subprocessRequirementId.id],
  run: async (ctx, { input: { subprocessRequirementId } }) => ({
    requirementId: await waiveSubprocess(ctx, { requirementId: subprocessRequirementId.id }),
  }),
  outputFields: output,
});

verbMutation('unwaiveSubprocess', {
  description: 'Asks again for a submission that was waived.',
  inputDescription: 'What is needed after all.',
  inputFields: named,
  may: ['subprocess', 'waiveSubprocess', ({ input }) => input.subprocessRequirementId.id],
  run: async (ctx, { input: { subprocessRequirementId } }) => ({
    requirementId: await unwaiveSubprocess(ctx, { requirementId: subprocessRequirementId.id }),
  }),
  outputFields: output,
});

verbMutation('linkSubprocess', {
  description: 'Lets a submission that is there already be the one that another asks for.',
  inputDescription: 'What is asked for, and by what it is met.',
  inputFields: (t) => ({
    ...named(t),
    subprocessId: t.globalID({ required: true, for: Submission, description: 'The submission that meets it.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  mayEach: [
    ['subprocess', 'linkSubprocess', ({ input }) => input.subprocessRequirementId.id],
    // who may hold it up may say what it is for
    ['submission', 'haltSubmission', ({ input }) => input.subprocessId.id],
  ],
  run: async (ctx, { input: { subprocessRequirementId, subprocessId, idempotencyKey } }) => {
    const link = { requirementId: subprocessRequirementId.id, subprocessId: subprocessId.id };
    return { requirementId: await linkSubprocess(ctx, link, idempotencyKey) };
  },
  outputFields: output,
});

verbMutation('unlinkSubprocess', {
  description: 'Parts a submission from the one that asked for it. Both go on by themselves.',
  inputDescription: 'What is to be met by another.',
  inputFields: named,
  may: ['subprocess', 'unlinkSubprocess', ({ input }) => input.subprocessRequirementId.id],
  run: async (ctx, { input: { subprocessRequirementId } }) => ({
    requirementId: await unlinkSubprocess(ctx, { requirementId: subprocessRequirementId.id }),
  }),
  outputFields: output,
});
