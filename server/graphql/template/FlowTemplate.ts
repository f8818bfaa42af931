import { payingTypes } from '#domain/submission/stepKinds.ts';
import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { byPosition, treeList } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardAs } from '#server/graphql/nodes.ts';
import { ProblemType } from '#server/graphql/refusals.ts';
import { formRows, formSourceOf } from '#server/queries/form/formRows.ts';
import { draftProblems } from '#server/queries/template/draftProblems.ts';

guardAs('FlowTemplate', 'flowTemplate', 'viewFlowTemplate');

export const FlowTemplate = builder.prismaNode('FlowTemplate', {
  id: { field: 'id' },
  description: 'One version of a form. The draft is for its members; published versions are public and never change.',
  authScopes: may('flowTemplate', 'viewFlowTemplate', ownKey('id')),
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'draft, published, or requirement for one submission.' }),
    version: t.exposeInt('version', { description: 'Its number; a draft carries the one that it will get.' }),
    revision: t.exposeInt('revision', { description: 'Grows with each change; publishing names the one it saw.' }),
    isModified: t.exposeBoolean('isModified', { description: 'Changed since it was published last.' }),
    name: t.exposeString('name', { description: 'As people will read it once this version is published.' }),
    description: t.exposeString('description', { nullable: true, description: 'Safe HTML; null without one.' }),
    completionMessage: t.exposeString('completionMessage', {
      nullable: true,
      description: 'Safe HTML that an applicant reads at the end; null for the usual sentence.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was published; null for a draft.',
    }),
    masterTemplateId: t.id({
      description: 'Of the form through all its versions.',
      resolve: ({ masterTemplateId }) => encodeGlobalId('MasterTemplate', masterTemplateId),
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'The form through all its versions.' }),
    steps: t.relation('steps', {
      description: 'In their order.',
      complexity: treeList,
      query: { where: { genericType: 'Step' }, ...byPosition },
    }),
    fields: t.prismaField({
      type: ['Field'],
      description: 'Every field, in the order in which people meet them.',
      complexity: treeList,
      resolve: async (query, { id: flowTemplateId }, _args, ctx) => {
        const form = await formOf(ctx, flowTemplateId);
        const places = new Map(form.fields.map(({ id }, place) => [id, place]));
        const rows = await ctx.services.db.field.findMany({ ...query, where: { flowTemplateId } });
        return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
      },
    }),
    rules: t.field({
      type: 'JSON',
      description: 'The whole version as data from which a browser builds the form and evaluates it by the same rules.',
      complexity: 50,
      resolve: async ({ id }, _args, { services }) => {
        const [row] = await formRows.rows(services.pool, [id]);
        return row && formSourceOf(row);
      },
    }),
    formulas: t.relation('formulas', {
      description: 'By name.',
      complexity: treeList,
      query: { orderBy: [{ name: 'asc' }, { id: 'asc' }] },
    }),
    logicConfigs: t.relation('logicConfigs', {
      description: 'Everything that depends on answers.',
      complexity: treeList,
      query: { orderBy: { id: 'asc' } },
    }),
    configuredOutputs: t.relation('configuredOutputs', {
      description: 'What its submissions issue, in their order.',
      complexity: treeList,
      query: byPosition,
    }),
    subprocessConfigs: t.relation('subprocessConfigs', {
      description: 'Submissions of other forms that its steps ask for.',
      complexity: treeList,
      query: { orderBy: [{ step: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }] },
    }),
    hasPaymentStep: t.boolean({
      description: 'Asks for money.',
      select: { _count: { select: { steps: { where: { type: { in: [...payingTypes] } } } } } },
      resolve: ({ _count }) => _count.steps > 0,
    }),
    publishProblems: t.field({
      type: [ProblemType],
      description: 'What keeps this draft from being published; for those who write the form.',
      authScopes: may('flowTemplate', 'updateFlowTemplate', ownKey('id')),
      complexity: 20,
      resolve: ({ id }, _args, { services }) => draftProblems({ db: services.db, queries: services.pool }, id),
    }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('flowTemplate', id, ctx),
    }),
  }),
});
