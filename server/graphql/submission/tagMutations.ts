import { line } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { Tag } from '#server/graphql/submission/Tag.ts';
import { Tagging } from '#server/graphql/submission/Tagging.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { deleteTag, renameTag } from '#server/operations/tag/tag.ts';
import { tagSubmission, untagSubmission } from '#server/operations/tag/tagSubmission.ts';

verbMutation('tagSubmission', {
  description:
    'Puts a tag on a submission. One that the team does not have yet is made; one that is there already stays.',
  inputDescription: 'Which submission, and either a tag or the name of one.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    tagId: t.globalID({ for: Tag, description: 'A tag of its team.' }),
    newTagName: t.string({
      validate: line,
      description: 'What the tag is called, in any case; the one of that name, if there is one.',
    }),
  }),
  may: ['submission', 'manageTags', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, tagId, newTagName } }) =>
    tagSubmission(ctx, { submissionId: submissionId.id, tagId: tagId?.id ?? null, newTagName: newTagName ?? null }),
  keepsRights: true,
  outputDescription: 'The submission has the tag.',
  outputFields: (t) => ({
    tagging: t.prismaField({
      type: Tagging,
      nullable: true,
      description: 'The tag on it; null when somebody has taken it off since.',
      resolve: (query, { done: { taggingId } }, _args, { services }) =>
        services.db.tagging.findUnique({ ...query, where: { id: taggingId, tag: { deletedAt: null } } }),
    }),
    ...submissionOutput(t),
  }),
});

verbMutation('untagSubmission', {
  description: 'Takes a tag off a submission. The team keeps the tag.',
  inputDescription: 'Which tag on which submission.',
  inputFields: (t) => ({
    taggingId: t.globalID({ required: true, for: Tagging, description: 'The tag on the submission.' }),
  }),
  may: ['submission', 'manageTags', ({ input }, ctx) => submissionOf(ctx, input.taggingId.id)],
  run: async (ctx, { input: { taggingId } }) => ({
    submissionId: await untagSubmission(ctx, taggingId.id),
    taggingId: taggingId.id,
  }),
  keepsRights: true,
  outputDescription: 'The submission does not have the tag.',
  outputFields: (t) => ({
    deletedTaggingId: t.globalID({
      description: 'Of the tag that was on it.',
      resolve: ({ done: { taggingId } }) => ({ type: Tagging, id: taggingId }),
    }),
    ...submissionOutput(t),
  }),
});

verbMutation('renameTag', {
  description: 'Calls a tag otherwise, wherever it stands.',
  inputDescription: 'Which tag, and its new name.',
  inputFields: (t) => ({
    tagId: t.globalID({ required: true, for: Tag, description: 'The tag.' }),
    name: t.string({ required: true, validate: line, description: 'In any case; no other tag of the team has it.' }),
  }),
  may: ['tag', 'modifyTag', ({ input }) => input.tagId.id],
  run: async (ctx, { input: { tagId, name } }) => ({ tagId: await renameTag(ctx, { tagId: tagId.id, name }) }),
  keepsRights: true,
  outputDescription: 'The tag has its new name.',
  outputFields: (t) => ({
    tag: t.prismaField({
      type: Tag,
      nullable: true,
      description: 'As it is now; null when somebody has deleted it since.',
      resolve: (query, { done: { tagId } }, _args, { services }) =>
        services.db.tag.findUnique({ ...query, where: { id: tagId, deletedAt: null } }),
    }),
  }),
});

verbMutation('deleteTag', {
  description: 'Takes a tag away from the team, and off every submission that has it.',
  inputDescription: 'Which tag.',
  inputFields: (t) => ({ tagId: t.globalID({ required: true, for: Tag, description: 'The tag.' }) }),
  may: ['tag', 'modifyTag', ({ input }) => input.tagId.id],
  run: async (ctx, { input: { tagId } }) => ({ teamId: await deleteTag(ctx, tagId.id), tagId: tagId.id }),
  keepsRights: true,
  outputDescription: 'The tag is gone.',
  outputFields: (t) => ({
    deletedTagId: t.globalID({
      description: 'Of the tag that was there.',
      resolve: ({ done: { tagId } }) => ({ type: Tag, id: tagId }),
    }),
    team: t.prismaField({
      type: Team,
      nullable: true,
      description: 'Without the tag.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUnique({ ...query, where: { id: teamId } }),
    }),
  }),
});

/** Where a tag stands. For whoever does not see the tags of the submission it stands nowhere. */
async function submissionOf(ctx: RequestContext, taggingId: string): Promise<string> {
  const where = { id: taggingId, tag: { deletedAt: null } };
  const tagging = await ctx.services.db.tagging.findUnique({ where, select: { submissionId: true } });
  const submissionId = tagging?.submissionId;
  if (!submissionId) throw notAllowed(ctx, false);
  const { access } = ctx;
  // a key that may only write need not read
  const isKnown =
    (await access.may('submission', 'manageTags', submissionId)) ||
    (await access.may('submission', 'viewAsStaff', submissionId));
  if (isKnown) return submissionId;
  throw notAllowed(ctx, false);
}
