import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { Tag } from '#server/graphql/submission/Tag.ts';
import { Tagging } from '#server/graphql/submission/Tagging.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { deleteTag, renameTag } from '#server/operations/tag/tag.ts';
import { tagSubmission, untagSubmission } from '#server/operations/tag/tagSubmission.ts';

defineMutation('tagSubmission', {
  description:
    'Adds a tag to a submission. The tag is created if the team does not have it yet. Adding it twice has no effect.',
  inputDescription: 'The submission, and either the ID or the name of a tag.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    tagId: t.globalID({ for: Tag, description: 'The ID of a tag of the submission’s team.' }),
    newTagName: t.string({
      validate: shortText,
      description:
        'The name of the tag in place of its ID, in upper or lower case. An existing tag with this name is used.',
    }),
  }),
  may: ['submission', 'manageTags', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, tagId, newTagName } }) =>
    tagSubmission(ctx, { submissionId: submissionId.id, tagId: tagId?.id ?? null, newTagName: newTagName ?? null }),
  keepsRights: true,
  outputDescription: 'The submission with the tag.',
  outputFields: (t) => ({
    tagging: t.prismaField({
      type: Tagging,
      nullable: true,
      description: 'The tag on the submission, or null if someone has removed it in the meantime.',
      resolve: (query, { done: { taggingId } }, _args, { services }) =>
        services.db.tagging.findUnique({ ...query, where: { id: taggingId, tag: { deletedAt: null } } }),
    }),
    ...submissionOutput(t),
  }),
});

defineMutation('untagSubmission', {
  description: 'Removes a tag from a submission. The team keeps the tag.',
  inputDescription: 'The tag to remove from its submission.',
  inputFields: (t) => ({
    taggingId: t.globalID({ required: true, for: Tagging, description: 'The ID of the `Tagging`.' }),
  }),
  may: ['submission', 'manageTags', ({ input }, ctx) => submissionOf(ctx, input.taggingId.id)],
  run: async (ctx, { input: { taggingId } }) => ({
    submissionId: await untagSubmission(ctx, taggingId.id),
    taggingId: taggingId.id,
  }),
  keepsRights: true,
  outputDescription: 'The submission without the tag.',
  outputFields: (t) => ({
    deletedTaggingId: t.globalID({
      description: 'The ID of the removed `Tagging`.',
      resolve: ({ done: { taggingId } }) => ({ type: Tagging, id: taggingId }),
    }),
    ...submissionOutput(t),
  }),
});

defineMutation('renameTag', {
  description: 'Renames a tag on all submissions that have it.',
  inputDescription: 'The tag, and its new name.',
  inputFields: (t) => ({
    tagId: t.globalID({ required: true, for: Tag, description: 'The ID of the tag.' }),
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The new name, in upper or lower case. No other tag of the team can have it.',
    }),
  }),
  may: ['tag', 'modifyTag', ({ input }) => input.tagId.id],
  run: async (ctx, { input: { tagId, name } }) => ({ tagId: await renameTag(ctx, { tagId: tagId.id, name }) }),
  keepsRights: true,
  outputDescription: 'The renamed tag.',
  outputFields: (t) => ({
    tag: t.prismaField({
      type: Tag,
      nullable: true,
      description: 'The tag after the change, or null if someone has deleted it in the meantime.',
      resolve: (query, { done: { tagId } }, _args, { services }) =>
        services.db.tag.findUnique({ ...query, where: { id: tagId, deletedAt: null } }),
    }),
  }),
});

defineMutation('deleteTag', {
  description: 'Deletes a tag from the team and from all submissions that have it.',
  inputDescription: 'The tag to delete.',
  inputFields: (t) => ({ tagId: t.globalID({ required: true, for: Tag, description: 'The ID of the tag.' }) }),
  may: ['tag', 'modifyTag', ({ input }) => input.tagId.id],
  run: async (ctx, { input: { tagId } }) => ({ teamId: await deleteTag(ctx, tagId.id), tagId: tagId.id }),
  keepsRights: true,
  outputDescription: 'The team without the deleted tag.',
  outputFields: (t) => ({
    deletedTagId: t.globalID({
      description: 'The ID of the deleted tag.',
      resolve: ({ done: { tagId } }) => ({ type: Tag, id: tagId }),
    }),
    team: t.prismaField({
      type: Team,
      nullable: true,
      description: 'The team after the change, or null if it no longer exists.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUnique({ ...query, where: { id: teamId } }),
    }),
  }),
});

/** The submission of a tagging. Not found for people who may not see the submission's tags. */
async function submissionOf(ctx: RequestContext, taggingId: string): Promise<string> {
  const where = { id: taggingId, tag: { deletedAt: null } };
  const tagging = await ctx.services.db.tagging.findUnique({ where, select: { submissionId: true } });
  const submissionId = tagging?.submissionId;
  if (!submissionId) throw notAllowed(ctx, false);
  const { access } = ctx;
  // a write-only API key may not have the right to read
  const isKnown =
    (await access.may('submission', 'manageTags', submissionId)) ||
    (await access.may('submission', 'viewAsStaff', submissionId));
  if (isKnown) return submissionId;
  throw notAllowed(ctx, false);
}
