import {
  possibleSubprocessActions,
  subprocessActions,
  subprocessRights,
  subprocessState,
  subprocessStates,
} from '#domain/submission/subprocesses.ts';
import { builder } from '#server/graphql/builder.ts';
import { SubprocessForm } from '#server/graphql/form/SubprocessConfig.ts';
import { treeList } from '#server/graphql/form/treeList.ts';
import { encodeGlobalId, guardAs } from '#server/graphql/nodes.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { formWantedBy, wantedForms } from '#server/graphql/submission/wantedForms.ts';
import { isCalledFor } from '#server/queries/submission/reviewGroupOf.ts';

const SubprocessStateEnum = builder.enumType('SubprocessState', {
  description: 'Where something that is asked for stands. legacy: its form takes no submissions any more.',
  values: subprocessStates,
});

const SubprocessActionEnum = builder.enumType('SubprocessAction', {
  description: 'What can be done with something that is asked for; link is to start one or to name one that is there.',
  values: subprocessActions,
});

guardAs('SubprocessRequirement', 'subprocess', 'viewSubprocessRequirement');

export const SubprocessRequirement = builder.prismaNode('SubprocessRequirement', {
  id: { field: 'id' },
  description: 'Another submission that this one asks for.',
  fields: (t) => ({
    form: t.field({
      type: SubprocessForm,
      nullable: true,
      description: 'The form of which one is asked for; null when the version has it no more.',
      select: wantedForms,
      resolve: (requirement) => formWantedBy(requirement)?.form ?? null,
    }),
    name: t.string({
      nullable: true,
      description: 'What it is called at the step; null where it is called as its form.',
      select: wantedForms,
      resolve: (requirement) => formWantedBy(requirement)?.name ?? null,
    }),
    activeStepId: t.id({
      description: 'Of the step that asks for it.',
      resolve: ({ activeStepId }) => encodeGlobalId('ActiveStep', activeStepId),
    }),
    submissionId: t.id({
      description: 'Of the submission that asks.',
      resolve: ({ submissionId }) => encodeGlobalId('Submission', submissionId),
    }),
    isFormClosed: t.boolean({
      description: 'That form takes no submissions now.',
      select: wantedForms,
      resolve: (requirement) => formWantedBy(requirement)?.form.status !== 'published',
    }),
    isRequired: t.boolean({
      description: 'The submission cannot be completed without it, as the answers stand.',
      select: wantedForms,
      resolve: async (requirement, _args, ctx) => {
        const wanted = formWantedBy(requirement);
        if (!wanted) return false;
        const { evaluation } = await evaluatedFor(ctx, requirement.submissionId);
        return isCalledFor(requirement.configIdentity, wanted.required, evaluation);
      },
    }),
    allowsExisting: t.boolean({
      description: 'A submission that is there already will do.',
      select: wantedForms,
      resolve: (requirement) => formWantedBy(requirement)?.allowsExisting ?? false,
    }),
    state: t.field({
      type: SubprocessStateEnum,
      description: 'Where it stands.',
      select: { ...wantedForms, subprocess: { select: { status: true } } },
      resolve: (requirement) => stateOf(requirement),
    }),
    availableActions: t.field({
      type: [SubprocessActionEnum],
      description: 'What the viewer can do with it now.',
      select: { ...wantedForms, subprocess: { select: { status: true } } },
      resolve: async (requirement, _args, { access }) => {
        const possible = possibleSubprocessActions(stateOf(requirement), requirement.submission.status);
        const allowed = await Promise.all(
          possible.map((action) => access.may('subprocess', subprocessRights[action], requirement.id)),
        );
        return possible.filter((_action, place) => allowed[place]);
      },
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
    subprocess: t.prismaField({
      type: Submission,
      nullable: true,
      description: 'The submission that meets it; null until one does, and for whoever does not see that one.',
      resolve: async (query, { subprocessId }, _args, { services, access }) =>
        subprocessId !== null && (await access.may('submission', 'viewSubmission', subprocessId))
          ? services.db.submission.findUnique({ ...query, where: { id: subprocessId } })
          : null,
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
    waivedBy: t.string({
      nullable: true,
      description: 'The name of whoever waived it; null while it is not.',
      select: { waivedBy: { select: { name: true } } },
      resolve: ({ waivedBy }) => waivedBy?.name ?? null,
    }),
  }),
});

type Standing = Parameters<typeof formWantedBy>[0] & {
  readonly waivedAt: Date | null;
  readonly subprocess: { readonly status: 'active' | 'halted' | 'finished' } | null;
};

const stateOf = (requirement: Standing) =>
  subprocessState({ ...requirement, isFormPublished: formWantedBy(requirement)?.form.status === 'published' });

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

builder.prismaObjectField(ActiveStep, 'subprocessRequirements', (t) =>
  t.prismaField({
    type: [SubprocessRequirement],
    description: 'Other submissions that this step asks for; empty for whoever may not see them.',
    complexity: treeList,
    select: { id: true, submissionId: true },
    resolve: async (query, { id: activeStepId, submissionId }, _args, { services, access }) =>
      (await access.may('submission', 'viewActivity', submissionId))
        ? services.db.subprocessRequirement.findMany({ ...query, where: { activeStepId }, orderBy: { id: 'asc' } })
        : [],
  }),
);
