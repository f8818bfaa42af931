import { availableFormulas } from '#domain/template/availableFormulas.ts';
import { stepTypeWords } from '#messages/form/formEditorWords.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { StepGenericTypeEnum, StepTypeEnum, TimeUnitEnum } from '#server/graphql/form/enums.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { byPosition, peopleListCost, treeListCost, wholeFormCost } from '#server/graphql/form/listCosts.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';

guardPart('Step');

/** Parts of a form have no auth scope of their own: the version that contains them decides who sees them. */
export const Step = builder.prismaNode('Step', {
  id: { field: 'id' },
  description:
    'A step of a form, visible to anyone who can see its version. Assignments and internal settings are visible to staff only.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the step, the same in every version of the form.',
    }),
    type: t.expose('type', {
      type: StepTypeEnum,
      description: 'The type of the step, which decides what people do there.',
    }),
    genericType: t.expose('genericType', {
      type: StepGenericTypeEnum,
      description: 'Whether this is a step of the form or a requirement added to one submission.',
    }),
    position: t.exposeInt('position', { description: 'The zero-based position of the step in the form.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the step, or null if it has not been named.',
    }),
    nameOrDefault: t.string({
      description: 'The name of the step, or the name of its type if it has none.',
      resolve: ({ name, type }) => name ?? stepTypeWords[type].name,
    }),
    icon: t.string({
      description: 'The name of the icon for the step type.',
      resolve: ({ type }) => stepTypeWords[type].icon,
    }),
    isLast: t.boolean({
      description: 'Whether this is the last step of the form.',
      resolve: async ({ identity, flowTemplateId }, _args, ctx) => {
        const { sectionables } = await formOf(ctx, flowTemplateId);
        return sectionables.findLast(({ type }) => type === 'Step')?.identity === identity;
      },
    }),
    flowTemplateId: t.id({
      description: 'The ID of the version of the form that the step belongs to.',
      resolve: ({ flowTemplateId }) => encodeGlobalId('FlowTemplate', flowTemplateId),
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'The description of the step, as sanitized HTML, or null if there is none.',
    }),
    external: t.exposeBoolean('external', {
      description: 'Whether the applicant, rather than staff, completes the step.',
    }),
    autoadvance: t.exposeBoolean('autoadvance', {
      description: 'Whether the step is completed automatically once all reviews are approved or the payment is made.',
    }),
    revisable: t.exposeBoolean('revisable', {
      description: 'Whether answers can be changed after the step is completed.',
    }),
    requiresSignature: t.exposeBoolean('requiresSignature', {
      description: 'Whether the applicant must sign the step.',
    }),
    responsibilityType: t.exposeString('responsibilityType', {
      description:
        'How responsibility for the step is set. `assigned` means the attached people and roles are responsible.',
    }),
    time: t.exposeInt('time', {
      nullable: true,
      description: 'How long the step should take, counted in `timeUnit`, or null if it has no timeframe.',
    }),
    timeUnit: t.expose('timeUnit', {
      type: TimeUnitEnum,
      nullable: true,
      description: 'The unit of `time`, or null if the step has no timeframe.',
    }),
    externalInstructions: t.exposeString('externalInstructions', {
      nullable: true,
      description: 'Instructions for the applicant, as sanitized HTML, or null if there are none.',
    }),
    internalInstructions: t.string({
      nullable: true,
      description: 'Instructions for staff, as sanitized HTML. Null if there are none or the viewer is not staff.',
      resolve: async ({ internalInstructions, flowTemplateId }, _args, { access }) =>
        (await access.may('flowTemplate', 'viewInternalInstructions', flowTemplateId)) ? internalInstructions : null,
    }),
    config: t.relation('paymentConfig', {
      nullable: true,
      description: 'The payment settings of a payment step, or null for other types of steps.',
    }),
    survey: t.relation('survey', {
      nullable: true,
      description: 'The survey of a survey step, or null for other types of steps.',
    }),
    sections: t.relation('sections', {
      description: 'The sections of the step, in display order. Survey questions are under `survey`.',
      complexity: treeListCost,
      query: byPosition,
    }),
    reviewGroups: t.relation('reviewGroups', {
      description: 'The review groups of the step, in order.',
      complexity: treeListCost,
      query: byPosition,
    }),
    attachments: t.relation('stepAttachments', {
      complexity: peopleListCost,
      description: 'The people and roles who work on the step or can view it. Staff only.',
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
      query: { orderBy: { id: 'asc' } },
    }),
    stepAssignmentGroups: t.relation('stepAssignmentGroups', {
      description: 'Groups of people and roles that logic adds to the step. Staff only.',
      complexity: treeListCost,
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
      query: byPosition,
    }),
    subprocessConfigs: t.relation('subprocessConfigs', {
      description: 'The sub-submissions of other forms that the step requests, in order.',
      complexity: treeListCost,
      query: byPosition,
    }),
    emailNotifications: t.relation('stepEmailNotifications', {
      complexity: peopleListCost,
      description: 'The emails the step sends when it starts, becomes overdue, or is completed. Staff only.',
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
      query: { orderBy: { id: 'asc' } },
    }),
    availableFormulas: t.prismaField({
      type: ['Formula'],
      description: 'The formulas whose results are known by the time this step is reached, sorted by name.',
      complexity: treeListCost,
      resolve: async (query, { identity, flowTemplateId }, _args, ctx) => {
        const ids = availableFormulas(await formOf(ctx, flowTemplateId), identity).map(({ id }) => id);
        return ctx.services.db.formula.findMany({ ...query, where: { id: { in: ids } }, orderBy: { name: 'asc' } });
      },
    }),
    hasLaterFormulas: t.boolean({
      description:
        'Whether the form has formulas that use answers from later steps, so their results are not known yet at this step.',
      resolve: async ({ identity, flowTemplateId }, _args, ctx) => {
        const form = await formOf(ctx, flowTemplateId);
        return availableFormulas(form, identity).length < form.formulas.length;
      },
    }),
    flowTemplate: t.relation('flowTemplate', {
      description: 'The version of the form that the step belongs to.',
      complexity: wholeFormCost,
    }),
  }),
});

/** Payload fields shared by the mutations of a step. */
export const stepOutput = <Done extends { readonly stepId: string }>(t: MutationOutputFields<Done>) => ({
  step: t.prismaField({
    type: Step,
    description: 'The step after the change.',
    resolve: (query, { done: { stepId } }, _args, { services }) =>
      services.db.step.findUniqueOrThrow({ ...query, where: { id: stepId } }),
  }),
});
