import { availableFormulas } from '#domain/template/availableFormulas.ts';
import { stepTypeWords } from '#messages/form/formEditorWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { StepGenericTypeEnum, StepTypeEnum, TimeUnitEnum } from '#server/graphql/form/enums.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { byPosition, peopleList, treeList, wholeAgain } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';

guardPart('Step');

/** Parts of a form have no scope of their own: the version that holds them has decided who sees them. */
export const Step = builder.prismaNode('Step', {
  id: { field: 'id' },
  description: 'A step of a form. Seen by whoever sees its version; who works on it and how, by staff alone.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    type: t.expose('type', { type: StepTypeEnum, description: 'What it asks for.' }),
    genericType: t.expose('genericType', { type: StepGenericTypeEnum, description: 'Step, or a requirement.' }),
    position: t.exposeInt('position', { description: 'From 0.' }),
    name: t.exposeString('name', { nullable: true, description: 'Null while it has none.' }),
    nameOrDefault: t.string({
      description: 'The name, or what its type is called.',
      resolve: ({ name, type }) => name ?? stepTypeWords[type].name,
    }),
    icon: t.string({ description: 'Of its type.', resolve: ({ type }) => stepTypeWords[type].icon }),
    isLast: t.boolean({
      description: 'None of the form comes after it.',
      resolve: async ({ identity, flowTemplateId }, _args, ctx) => {
        const { sectionables } = await formOf(ctx, flowTemplateId);
        return sectionables.findLast(({ type }) => type === 'Step')?.identity === identity;
      },
    }),
    flowTemplateId: t.id({
      description: 'Of its version of the form.',
      resolve: ({ flowTemplateId }) => encodeGlobalId('FlowTemplate', flowTemplateId),
    }),
    description: t.exposeString('description', { nullable: true, description: 'Safe HTML; null without one.' }),
    external: t.exposeBoolean('external', { description: 'The applicant acts on it.' }),
    autoadvance: t.exposeBoolean('autoadvance', { description: 'Once all is approved or paid, it goes on by itself.' }),
    revisable: t.exposeBoolean('revisable', { description: 'Its answers may be changed after it was completed.' }),
    requiresSignature: t.exposeBoolean('requiresSignature', { description: 'The applicant signs it.' }),
    responsibilityType: t.exposeString('responsibilityType', { description: 'assigned: the people attached to it.' }),
    time: t.exposeInt('time', { nullable: true, description: 'How long it should take; null without a timeframe.' }),
    timeUnit: t.expose('timeUnit', { type: TimeUnitEnum, nullable: true, description: 'In what that is counted.' }),
    externalInstructions: t.exposeString('externalInstructions', {
      nullable: true,
      description: 'Safe HTML for the applicant; null without any.',
    }),
    internalInstructions: t.string({
      nullable: true,
      description: 'Safe HTML for staff; null without any, and for everybody else.',
      resolve: async ({ internalInstructions, flowTemplateId }, _args, { access }) =>
        (await access.may('flowTemplate', 'viewInternalInstructions', flowTemplateId)) ? internalInstructions : null,
    }),
    config: t.relation('paymentConfig', {
      nullable: true,
      description: 'How it asks for money; null for steps that do not.',
    }),
    survey: t.relation('survey', { nullable: true, description: 'What it asks by survey; null for other steps.' }),
    sections: t.relation('sections', {
      description: 'Its groups of fields, in their order.',
      complexity: treeList,
      query: byPosition,
    }),
    reviewGroups: t.relation('reviewGroups', {
      description: 'Who reviews at it, in their order.',
      complexity: treeList,
      query: byPosition,
    }),
    attachments: t.relation('stepAttachments', {
      complexity: peopleList,
      description: 'Who works on it or sees it; for staff.',
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
      query: { orderBy: { id: 'asc' } },
    }),
    stepAssignmentGroups: t.relation('stepAssignmentGroups', {
      description: 'Who is added to it when answers say so; for staff.',
      complexity: treeList,
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
      query: byPosition,
    }),
    subprocessConfigs: t.relation('subprocessConfigs', {
      description: 'Submissions of other forms that it asks for, in their order.',
      complexity: treeList,
      query: byPosition,
    }),
    emailNotifications: t.relation('stepEmailNotifications', {
      complexity: peopleList,
      description: 'The mails that it sends when it begins or is done; for staff.',
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
      query: { orderBy: { id: 'asc' } },
    }),
    availableFormulas: t.prismaField({
      type: ['Formula'],
      description: 'The formulas that are known when this step is reached, by name.',
      complexity: treeList,
      resolve: async (query, { identity, flowTemplateId }, _args, ctx) => {
        const ids = availableFormulas(await formOf(ctx, flowTemplateId), identity).map(({ id }) => id);
        return ctx.services.db.formula.findMany({ ...query, where: { id: { in: ids } }, orderBy: { name: 'asc' } });
      },
    }),
    hasLaterFormulas: t.boolean({
      description:
        'The form has formulas that are not known yet when this step is reached: they ask what is answered later.',
      resolve: async ({ identity, flowTemplateId }, _args, ctx) => {
        const form = await formOf(ctx, flowTemplateId);
        return availableFormulas(form, identity).length < form.formulas.length;
      },
    }),
    flowTemplate: t.relation('flowTemplate', { description: 'Its version of the form.', complexity: wholeAgain }),
  }),
});

/** What mutations of a step answer. */
export const stepOutput = <Done extends { readonly stepId: string }>(t: DoneFields<Done>) => ({
  step: t.prismaField({
    type: Step,
    description: 'As it is now.',
    resolve: (query, { done: { stepId } }, _args, { services }) =>
      services.db.step.findUniqueOrThrow({ ...query, where: { id: stepId } }),
  }),
});
