import type { TemplateStatus } from '#domain/template/templateStatus.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';

guardPart('SubprocessConfig');

export interface RequiredForm {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly status: TemplateStatus;
}

export const requiredFormSelection = { select: { id: true, name: true, slug: true, status: true } } as const;

export const SubprocessForm = builder.objectRef<RequiredForm>('SubprocessForm').implement({
  description: 'A form whose submissions another form can request as sub-submissions.',
  fields: (t) => ({
    id: t.id({ description: 'The global ID of the form.', resolve: ({ id }) => encodeGlobalId('MasterTemplate', id) }),
    name: t.exposeString('name', { description: 'The name of the form as people see it.' }),
    slug: t.exposeString('slug', { description: 'The slug of the form, used in its public URL after the team slug.' }),
    isPublished: t.boolean({
      description: 'Whether the form is published and accepts submissions.',
      resolve: ({ status }) => status === 'published',
    }),
  }),
});

export const SubprocessConfig = builder.prismaNode('SubprocessConfig', {
  id: { field: 'id' },
  description: 'A request by a step for a sub-submission, that is, a submission of another form.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the request, the same in every version of the form.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the request, or null if it goes by the name of the requested form.',
    }),
    nameOrDefault: t.string({
      description: 'The name of the request, or the name of the requested form if it has none.',
      select: { name: true, subprocessMasterTemplate: { select: { name: true } } },
      resolve: ({ name, subprocessMasterTemplate }) => name ?? subprocessMasterTemplate.name,
    }),
    position: t.exposeInt('position', { description: 'The zero-based position of the request in its step.' }),
    required: t.exposeBoolean('required', {
      description: 'Whether the submission cannot be completed without the sub-submission. Logic can override it.',
    }),
    allowsExisting: t.exposeBoolean('allowsExisting', {
      description: 'Whether an existing submission can be linked instead of starting a new one.',
    }),
    form: t.field({
      type: SubprocessForm,
      description: 'The form that the sub-submission is for.',
      select: { subprocessMasterTemplate: requiredFormSelection },
      resolve: ({ subprocessMasterTemplate }) => subprocessMasterTemplate,
    }),
    stepId: t.id({
      description: 'The ID of the step that requests the sub-submission.',
      resolve: ({ stepId }) => encodeGlobalId('Step', stepId),
    }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'The logic that decides whether the sub-submission is required, or null if only `required` decides.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) => logicOf(ctx, flowTemplateId, 'SubprocessConfig', identity),
    }),
  }),
});

/** Payload fields shared by the mutations of a sub-submission request. */
export const subprocessConfigOutput = <Done extends { readonly configId: string }>(t: MutationOutputFields<Done>) => ({
  subprocessConfig: t.prismaField({
    type: SubprocessConfig,
    description: 'The sub-submission request after the change.',
    resolve: (query, { done: { configId } }, _args, { services }) =>
      services.db.subprocessConfig.findUniqueOrThrow({ ...query, where: { id: configId } }),
  }),
});
