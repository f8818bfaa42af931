import type { TemplateStatus } from '#domain/template/status.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

interface WantedForm {
  readonly id: string;
  readonly name: string;
  readonly status: TemplateStatus;
}

const SubprocessForm = builder.objectRef<WantedForm>('SubprocessForm').implement({
  description: 'The form of which a submission is asked for.',
  fields: (t) => ({
    id: t.id({ description: 'Of the form.', resolve: ({ id }) => encodeGlobalId('MasterTemplate', id) }),
    name: t.exposeString('name', { description: 'As people read it.' }),
  }),
});

const form = { select: { id: true, name: true, status: true } } as const;
const configs = { select: { identity: true, subprocessMasterTemplate: form } } as const;
const wantedForms = {
  configIdentity: true,
  submission: { select: { flowTemplate: { select: { subprocessConfigs: configs } } } },
} as const;

interface Wanting {
  readonly configIdentity: string;
  readonly submission: {
    readonly flowTemplate: {
      readonly subprocessConfigs: readonly {
        readonly identity: string;
        readonly subprocessMasterTemplate: WantedForm;
      }[];
    };
  };
}

const formWantedBy = ({ configIdentity, submission }: Wanting): WantedForm | null =>
  submission.flowTemplate.subprocessConfigs.find(({ identity }) => identity === configIdentity)
    ?.subprocessMasterTemplate ?? null;

/** Has no scope of its own: the submission that asks has decided who sees what it asks for. */
const SubprocessRequirement = builder.prismaObject('SubprocessRequirement', {
  description: 'Another submission that this one asks for.',
  fields: (t) => ({
    id: t.id({ description: 'Of the requirement.', resolve: ({ id }) => encodeGlobalId('SubprocessRequirement', id) }),
    form: t.field({
      type: SubprocessForm,
      nullable: true,
      description: 'The form of which one is asked for; null when the version has it no more.',
      select: wantedForms,
      resolve: (requirement) => formWantedBy(requirement),
    }),
    isFormClosed: t.boolean({
      description: 'That form takes no submissions now.',
      select: wantedForms,
      resolve: (requirement) => formWantedBy(requirement)?.status !== 'published',
    }),
    subprocessId: t.id({
      nullable: true,
      description: 'Of the submission that meets it; null until one does.',
      resolve: ({ subprocessId }) => subprocessId && encodeGlobalId('Submission', subprocessId),
    }),
    subprocessScopedId: t.int({
      nullable: true,
      description: 'Its number within the team; null until there is one.',
      select: { subprocess: { select: { scopedId: true } } },
      resolve: ({ subprocess }) => subprocess?.scopedId ?? null,
    }),
    completed: t.boolean({
      description: 'The submission that meets it is finished.',
      select: { subprocess: { select: { status: true } } },
      resolve: ({ subprocess }) => subprocess?.status === 'finished',
    }),
    waivedAt: t.expose('waivedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when none is needed; null otherwise.',
    }),
  }),
});

builder.prismaObjectField(Submission, 'subprocessRequirements', (t) =>
  t.prismaField({
    type: [SubprocessRequirement],
    description: 'Other submissions that this one asks for; empty for whoever may not see them.',
    resolve: async (query, { id: submissionId }, _args, { services, access }) =>
      (await access.may('submission', 'viewActivity', submissionId))
        ? services.db.subprocessRequirement.findMany({ ...query, where: { submissionId }, orderBy: { id: 'asc' } })
        : [],
  }),
);
