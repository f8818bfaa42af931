import { paymentStepTypes } from '#domain/submission/stepKinds.ts';
import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { byPosition, treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardAs } from '#server/graphql/nodes.ts';
import { ProblemType } from '#server/graphql/refusals.ts';
import { formRows, formSourceOf } from '#server/queries/form/formRows.ts';
import { draftProblems } from '#server/queries/template/draftProblems.ts';

guardAs('FlowTemplate', 'flowTemplate', 'viewFlowTemplate');

export const FlowTemplate = builder.prismaNode('FlowTemplate', {
  id: { field: 'id' },
  description:
    'One version of a form. Only members of the form see a draft. Published versions are public and never change.',
  authScopes: may('flowTemplate', 'viewFlowTemplate', ownKey('id')),
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description: 'The kind of version: `draft`, `published`, or `requirement` (made for one submission).',
    }),
    version: t.exposeInt('version', {
      description: 'The version number. A draft has the number it will be published under.',
    }),
    revision: t.exposeInt('revision', {
      description:
        'The revision number of a draft, which increases with each change. Pass it when publishing to detect later changes.',
    }),
    isModified: t.exposeBoolean('isModified', {
      description: 'Whether the draft has changed since the form was last published.',
    }),
    name: t.exposeString('name', {
      description: 'The name of the form in this version. People see it once the version is published.',
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'The description of this version, as sanitized HTML, or null if there is none.',
    }),
    completionMessage: t.exposeString('completionMessage', {
      nullable: true,
      description:
        'The message an applicant sees after completing the submission, as sanitized HTML, or null for the standard message.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the version was published, or null for a draft.',
    }),
    masterTemplateId: t.id({
      description: 'The ID of the form that the version belongs to.',
      resolve: ({ masterTemplateId }) => encodeGlobalId('MasterTemplate', masterTemplateId),
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'The form that the version belongs to.' }),
    steps: t.relation('steps', {
      description: 'The steps of the version, in order. Requirements are not included.',
      complexity: treeListCost,
      query: { where: { genericType: 'Step' }, ...byPosition },
    }),
    fields: t.prismaField({
      type: ['Field'],
      description: 'All fields of the version, in the order people see them.',
      complexity: treeListCost,
      resolve: async (query, { id: flowTemplateId }, _args, ctx) => {
        const form = await formOf(ctx, flowTemplateId);
        const places = new Map(form.fields.map(({ id }, place) => [id, place]));
        const rows = await ctx.services.db.field.findMany({ ...query, where: { flowTemplateId } });
        return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
      },
    }),
    rules: t.field({
      type: 'JSON',
      description:
        'The complete version as data. A client can build the form from it and apply the same rules as the server.',
      complexity: 50,
      resolve: async ({ id }, _args, { services }) => {
        const [row] = await formRows.rows(services.pool, [id]);
        return row && formSourceOf(row);
      },
    }),
    formulas: t.relation('formulas', {
      description: 'The formulas of the version, sorted by name.',
      complexity: treeListCost,
      query: { orderBy: [{ name: 'asc' }, { id: 'asc' }] },
    }),
    logicConfigs: t.relation('logicConfigs', {
      description: 'All logic of the version.',
      complexity: treeListCost,
      query: { orderBy: { id: 'asc' } },
    }),
    configuredOutputs: t.relation('configuredOutputs', {
      description: 'The outputs that submissions can issue, in order.',
      complexity: treeListCost,
      query: byPosition,
    }),
    subprocessConfigs: t.relation('subprocessConfigs', {
      description: 'The sub-submissions of other forms that the steps request.',
      complexity: treeListCost,
      query: { orderBy: [{ step: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }] },
    }),
    hasPaymentStep: t.boolean({
      description: 'Whether the version has a payment step.',
      select: { _count: { select: { steps: { where: { type: { in: [...paymentStepTypes] } } } } } },
      resolve: ({ _count }) => _count.steps > 0,
    }),
    publishProblems: t.field({
      type: [ProblemType],
      description: 'The problems that keep the draft from being published. Requires permission to edit the form.',
      authScopes: may('flowTemplate', 'updateFlowTemplate', ownKey('id')),
      complexity: 20,
      resolve: ({ id }, _args, { services }) => draftProblems({ db: services.db, queries: services.pool }, id),
    }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('flowTemplate', id, ctx),
    }),
  }),
});
