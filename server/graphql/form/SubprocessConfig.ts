import type { TemplateStatus } from '#domain/template/status.ts';
import { builder } from '#server/graphql/builder.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';

guardPart('SubprocessConfig');

export interface WantedForm {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly status: TemplateStatus;
}

export const wantedFormSelection = { select: { id: true, name: true, slug: true, status: true } } as const;

export const SubprocessForm = builder.objectRef<WantedForm>('SubprocessForm').implement({
  description: 'The form of which a submission is asked for.',
  fields: (t) => ({
    id: t.id({ description: 'Of the form.', resolve: ({ id }) => encodeGlobalId('MasterTemplate', id) }),
    name: t.exposeString('name', { description: 'As people read it.' }),
    slug: t.exposeString('slug', { description: 'Of its public page, within the team.' }),
    isPublished: t.boolean({
      description: 'It takes submissions now.',
      resolve: ({ status }) => status === 'published',
    }),
  }),
});

export const SubprocessConfig = builder.prismaNode('SubprocessConfig', {
  id: { field: 'id' },
  description: 'A step asks for a submission of another form.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    name: t.exposeString('name', { nullable: true, description: 'Null where it is called as its form.' }),
    nameOrDefault: t.string({
      description: 'The name, or that of the form.',
      select: { name: true, subprocessMasterTemplate: { select: { name: true } } },
      resolve: ({ name, subprocessMasterTemplate }) => name ?? subprocessMasterTemplate.name,
    }),
    position: t.exposeInt('position', { description: 'From 0, within the step.' }),
    required: t.exposeBoolean('required', { description: 'The submission cannot be completed without it.' }),
    allowsExisting: t.exposeBoolean('allowsExisting', { description: 'A submission that is there already will do.' }),
    form: t.field({
      type: SubprocessForm,
      description: 'Of which form one is asked for.',
      select: { subprocessMasterTemplate: wantedFormSelection },
      resolve: ({ subprocessMasterTemplate }) => subprocessMasterTemplate,
    }),
    stepId: t.id({ description: 'Of the step that asks.', resolve: ({ stepId }) => encodeGlobalId('Step', stepId) }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'When it is required; null when `required` says it all.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) => logicOf(ctx, flowTemplateId, 'SubprocessConfig', identity),
    }),
  }),
});

/** What mutations of it answer. */
export const subprocessConfigOutput = <Done extends { readonly configId: string }>(t: DoneFields<Done>) => ({
  subprocessConfig: t.prismaField({
    type: SubprocessConfig,
    description: 'As it is now.',
    resolve: (query, { done: { configId } }, _args, { services }) =>
      services.db.subprocessConfig.findUniqueOrThrow({ ...query, where: { id: configId } }),
  }),
});
