import { reviewWords } from '#messages/review/reviewWords.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { ReviewLogicEnum, ReviewTypeEnum } from '#server/graphql/form/enums.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { may, ownKey } from '#server/graphql/may.ts';

guardPart('ReviewGroup');

export const ReviewGroup = builder.prismaNode('ReviewGroup', {
  id: { field: 'id' },
  description: 'A group of reviewers in a review step, of whom one or all must approve.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the review group, the same in every version of the form.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the review group, or null if it has not been named.',
    }),
    nameOrDefault: t.string({
      description: 'The name of the review group, or a default name if it has none.',
      resolve: ({ name }) => reviewWords.group(name),
    }),
    position: t.exposeInt('position', { description: 'The zero-based position of the review group in its step.' }),
    reviewType: t.expose('reviewType', {
      type: ReviewTypeEnum,
      description: 'Whether named people and roles review, or a third party chosen for each submission.',
    }),
    logicType: t.expose('logicType', {
      type: ReviewLogicEnum,
      description: 'Whether all reviewers must approve (`and`) or one is enough (`or`).',
    }),
    required: t.exposeBoolean('required', {
      description: 'Whether the step waits for this group. Logic can override it for a submission.',
    }),
    requireSignature: t.exposeBoolean('requireSignature', { description: 'Whether reviewers must sign their review.' }),
    affidavit: t.exposeString('affidavit', {
      nullable: true,
      description: 'The statement reviewers must accept, or null for the standard statement.',
    }),
    defaultApprovalMessage: t.exposeString('defaultApprovalMessage', {
      nullable: true,
      description: 'Text that the comment of an approval starts with, or null if there is none.',
    }),
    defaultRejectionMessage: t.exposeString('defaultRejectionMessage', {
      nullable: true,
      description: 'Text that the comment of a rejection starts with, or null if there is none.',
    }),
    reviewers: t.relation('stepAttachments', {
      complexity: peopleListCost,
      description: 'The people and roles who review. Staff only.',
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
      query: { orderBy: { id: 'asc' } },
    }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'The logic that decides whether the group is required, or null if only `required` decides.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) => logicOf(ctx, flowTemplateId, 'ReviewGroup', identity),
    }),
  }),
});

/** Payload fields shared by the mutations of a review group. */
export const reviewGroupOutput = <Done extends { readonly reviewGroupId: string }>(t: MutationOutputFields<Done>) => ({
  reviewGroup: t.prismaField({
    type: ReviewGroup,
    description: 'The review group after the change.',
    resolve: (query, { done: { reviewGroupId } }, _args, { services }) =>
      services.db.reviewGroup.findUniqueOrThrow({ ...query, where: { id: reviewGroupId } }),
  }),
});
