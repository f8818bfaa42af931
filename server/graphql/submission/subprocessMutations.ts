import { defineMutation, type MutationOutputFields, type InputFields } from '#server/graphql/defineMutation.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { SubprocessRequirement } from '#server/graphql/submission/SubprocessRequirement.ts';
import { linkSubprocess, unlinkSubprocess } from '#server/operations/submission/linkSubprocess.ts';
import { unwaiveSubprocess, waiveSubprocess } from '#server/operations/submission/waiveSubprocess.ts';

const named = (t: InputFields) => ({
  subprocessRequirementId: t.globalID({
    required: true,
    for: SubprocessRequirement,
    description: 'The ID of the requirement for another submission.',
  }),
});

const output = <Done extends { readonly requirementId: string }>(t: MutationOutputFields<Done>) => ({
  subprocessRequirement: t.prismaField({
    type: SubprocessRequirement,
    description: 'The requirement after the change.',
    resolve: (query, { done: { requirementId: id } }, _args, { services }) =>
      services.db.subprocessRequirement.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  submission: t.prismaField({
    type: Submission,
    description: 'The submission that has the requirement, after the change.',
    resolve: async (query, { done: { requirementId } }, _args, { services }) =>
      services.db.submission.findFirstOrThrow({
        ...query,
        where: { subprocessRequirements: { some: { id: requirementId } } },
      }),
  }),
});

defineMutation('waiveSubprocess', {
  description: 'Waives the requirement for another submission.',
  inputDescription: 'The requirement to waive.',
  inputFields: named,
  may: ['subprocess', 'waiveSubprocess', ({ input }) => input.subprocessRequirementId.id],
  run: async (ctx, { input: { subprocessRequirementId } }) => ({
    requirementId: await waiveSubprocess(ctx, { requirementId: subprocessRequirementId.id }),
  }),
  outputFields: output,
});

defineMutation('unwaiveSubprocess', {
  description: 'Reinstates a waived requirement for another submission.',
  inputDescription: 'The requirement to reinstate.',
  inputFields: named,
  may: ['subprocess', 'waiveSubprocess', ({ input }) => input.subprocessRequirementId.id],
  run: async (ctx, { input: { subprocessRequirementId } }) => ({
    requirementId: await unwaiveSubprocess(ctx, { requirementId: subprocessRequirementId.id }),
  }),
  outputFields: output,
});

defineMutation('linkSubprocess', {
  description: 'Links an existing submission to meet another submission’s requirement.',
  inputDescription: 'The requirement, and the submission that meets it.',
  inputFields: (t) => ({
    ...named(t),
    subprocessId: t.globalID({
      required: true,
      for: Submission,
      description: 'The ID of the submission that meets the requirement.',
    }),
  }),
  mayEach: [
    ['subprocess', 'linkSubprocess', ({ input }) => input.subprocessRequirementId.id],
    // people who may put a submission on hold may also link it
    ['submission', 'haltSubmission', ({ input }) => input.subprocessId.id],
  ],
  idempotent: true,
  run: async (ctx, { input: { subprocessRequirementId, subprocessId } }, idempotencyKey) => {
    const link = { requirementId: subprocessRequirementId.id, subprocessId: subprocessId.id };
    return { requirementId: await linkSubprocess(ctx, link, idempotencyKey) };
  },
  outputFields: output,
});

defineMutation('unlinkSubprocess', {
  description: 'Separates a linked submission from the one that requires it. Both continue independently.',
  inputDescription: 'The requirement to remove the linked submission from.',
  inputFields: named,
  may: ['subprocess', 'unlinkSubprocess', ({ input }) => input.subprocessRequirementId.id],
  run: async (ctx, { input: { subprocessRequirementId } }) => ({
    requirementId: await unlinkSubprocess(ctx, { requirementId: subprocessRequirementId.id }),
  }),
  outputFields: output,
});
