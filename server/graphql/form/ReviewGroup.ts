import { reviewWords } from '#messages/review/reviewWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { ReviewLogicEnum, ReviewTypeEnum } from '#server/graphql/form/enums.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { peopleList } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';

guardPart('ReviewGroup');

export const ReviewGroup = builder.prismaNode('ReviewGroup', {
  id: { field: 'id' },
  description: 'People of whom one or all must approve at a review step.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    name: t.exposeString('name', { nullable: true, description: 'Null while it has none.' }),
    nameOrDefault: t.string({
      description: 'The name, or what a review is called.',
      resolve: ({ name }) => reviewWords.group(name),
    }),
    position: t.exposeInt('position', { description: 'From 0.' }),
    reviewType: t.expose('reviewType', { type: ReviewTypeEnum, description: 'Named reviewers, or third parties.' }),
    logicType: t.expose('logicType', { type: ReviewLogicEnum, description: 'and: all must approve; or: one of them.' }),
    required: t.exposeBoolean('required', { description: 'The step waits for it.' }),
    requireSignature: t.exposeBoolean('requireSignature', { description: 'Reviewers sign.' }),
    affidavit: t.exposeString('affidavit', { nullable: true, description: 'What they certify; null for the usual.' }),
    defaultApprovalMessage: t.exposeString('defaultApprovalMessage', {
      nullable: true,
      description: 'A comment begins with it on approval; null without one.',
    }),
    defaultRejectionMessage: t.exposeString('defaultRejectionMessage', {
      nullable: true,
      description: 'A comment begins with it on rejection; null without one.',
    }),
    reviewers: t.relation('stepAttachments', {
      complexity: peopleList,
      description: 'Who reviews; for staff.',
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
      query: { orderBy: { id: 'asc' } },
    }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'When it is required; null when `required` says it all.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) => logicOf(ctx, flowTemplateId, 'ReviewGroup', identity),
    }),
  }),
});

/** What mutations of a review group answer. */
export const reviewGroupOutput = <Done extends { readonly reviewGroupId: string }>(t: DoneFields<Done>) => ({
  reviewGroup: t.prismaField({
    type: ReviewGroup,
    description: 'As it is now.',
    resolve: (query, { done: { reviewGroupId } }, _args, { services }) =>
      services.db.reviewGroup.findUniqueOrThrow({ ...query, where: { id: reviewGroupId } }),
  }),
});
