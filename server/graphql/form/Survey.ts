import { builder } from '#server/graphql/builder.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { byPosition, treeList, wholeAgain } from '#server/graphql/form/treeList.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';

guardPart('Survey');

export const Survey = builder.prismaNode('Survey', {
  id: { field: 'id' },
  description: 'What a survey step asks.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    identified: t.exposeBoolean('identified', { description: 'Asks for the e-mail address of who responds.' }),
    name: t.exposeString('name', { nullable: true, description: 'Null while it has none.' }),
    instructions: t.exposeString('instructions', { nullable: true, description: 'Safe HTML; null without any.' }),
    sections: t.relation('sections', {
      description: 'Its groups of fields, in their order.',
      complexity: treeList,
      query: byPosition,
    }),
    step: t.relation('step', { description: 'The step that asks it.', complexity: wholeAgain }),
  }),
});

/** What mutations of a survey answer. */
export const surveyOutput = (t: DoneFields<{ readonly surveyId: string }>) => ({
  survey: t.prismaField({
    type: Survey,
    description: 'As it is now.',
    resolve: (query, { done: { surveyId } }, _args, { services }) =>
      services.db.survey.findUniqueOrThrow({ ...query, where: { id: surveyId } }),
  }),
});
