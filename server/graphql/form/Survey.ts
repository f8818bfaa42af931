import type { Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { sectionableOf, type Form } from '#domain/form/Form.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { byPosition, treeListCost, wholeFormCost } from '#server/graphql/form/listCosts.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';

guardPart('Survey');

export const Survey = builder.prismaNode('Survey', {
  id: { field: 'id' },
  description: 'The survey of a survey step.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the survey, the same in every version of the form.',
    }),
    identified: t.exposeBoolean('identified', {
      description: 'Whether respondents must give their email address. If false, responses are anonymous.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the survey, or null if it has not been named.',
    }),
    instructions: t.exposeString('instructions', {
      nullable: true,
      description: 'Instructions for respondents, as sanitized HTML, or null if there are none.',
    }),
    sections: t.relation('sections', {
      description: 'The sections of the survey, in display order.',
      complexity: treeListCost,
      query: byPosition,
    }),
    defaultValues: t.field({
      type: 'JSON',
      description:
        'The default answers of the survey, as an object keyed by plain field ID. Fields without a default are omitted.',
      select: { identity: true, step: { select: { flowTemplateId: true } } },
      resolve: async ({ identity, step }, _args, ctx) => defaultsOf(await formOf(ctx, step.flowTemplateId), identity),
    }),
    step: t.relation('step', { description: 'The step that the survey belongs to.', complexity: wholeFormCost }),
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

/** Payload fields shared by the mutations of a survey. */
export const surveyOutput = <Done extends { readonly surveyId: string }>(t: MutationOutputFields<Done>) => ({
  survey: t.prismaField({
    type: Survey,
    description: 'The survey after the change.',
    resolve: (query, { done: { surveyId } }, _args, { services }) =>
      services.db.survey.findUniqueOrThrow({ ...query, where: { id: surveyId } }),
  }),
});
