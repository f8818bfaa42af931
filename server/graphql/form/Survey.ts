import type { Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { sectionableOf, type Form } from '#domain/form/Form.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
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
    defaultValues: t.field({
      type: 'JSON',
      description: 'What stands in its questions at the start, by their ids; those without are left out.',
      select: { identity: true, step: { select: { flowTemplateId: true } } },
      resolve: async ({ identity, step }, _args, ctx) => defaultsOf(await formOf(ctx, step.flowTemplateId), identity),
    }),
    step: t.relation('step', { description: 'The step that asks it.', complexity: wholeAgain }),
  }),
});

function defaultsOf(form: Form, surveyIdentity: string): Readonly<Record<string, Content>> {
  const { from, to } = sectionableOf(form, surveyIdentity)?.fields ?? { from: 0, to: 0 };
  return Object.fromEntries(
    form.fields.slice(from, to).flatMap((field) => {
      const content = kinds[field.dataType].defaultContent(field);
      return content === null ? [] : [[field.id, content]];
    }),
  );
}

/** What mutations of a survey answer. */
export const surveyOutput = <Done extends { readonly surveyId: string }>(t: DoneFields<Done>) => ({
  survey: t.prismaField({
    type: Survey,
    description: 'As it is now.',
    resolve: (query, { done: { surveyId } }, _args, { services }) =>
      services.db.survey.findUniqueOrThrow({ ...query, where: { id: surveyId } }),
  }),
});
