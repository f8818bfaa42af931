import {
  possibleSubprocessActions,
  subprocessActions,
  subprocessRights,
  subprocessState,
  subprocessStates,
} from '#domain/submission/subprocesses.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { SubprocessForm } from '#server/graphql/form/SubprocessConfig.ts';
import { encodeGlobalId, guardAs } from '#server/graphql/nodes.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { requiredFormOf, requiredForms } from '#server/graphql/submission/requiredForms.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { isReviewRequired } from '#server/queries/submission/reviewGroupOf.ts';

const SubprocessStateEnum = builder.enumType('SubprocessState', {
  description:
    'The state of a required submission: `notStarted`, `linked` (in progress), `completed`, `waived`, or `legacy` if its form no longer accepts submissions.',
  values: subprocessStates,
});

const SubprocessActionEnum = builder.enumType('SubprocessAction', {
  description:
    'An action on a required submission: `link` starts one or links an existing one, `unlink` separates it, and `waive` and `unwaive` change whether it is needed.',
  values: subprocessActions,
});

guardAs('SubprocessRequirement', 'subprocess', 'viewSubprocessRequirement');

export const SubprocessRequirement = builder.prismaNode('SubprocessRequirement', {
  id: { field: 'id' },
  description: 'A requirement that another submission be completed for this one.',
  fields: (t) => ({
    form: t.field({
      type: SubprocessForm,
      nullable: true,
      description: 'The form that must be submitted, or null if the form’s version no longer requires it.',
      select: requiredForms,
      resolve: (requirement) => requiredFormOf(requirement)?.form ?? null,
    }),
    name: t.string({
      nullable: true,
      description: 'The name of the requirement at its step, or null if it goes by the name of its form.',
      select: requiredForms,
      resolve: (requirement) => requiredFormOf(requirement)?.name ?? null,
    }),
    activeStepId: t.id({
      description: 'The ID of the step that has the requirement.',
      resolve: ({ activeStepId }) => encodeGlobalId('ActiveStep', activeStepId),
    }),
    submissionId: t.id({
      description: 'The ID of the submission that has the requirement.',
      resolve: ({ submissionId }) => encodeGlobalId('Submission', submissionId),
    }),
    isFormClosed: t.boolean({
      description: 'Whether the required form is not accepting submissions now.',
      select: requiredForms,
      resolve: (requirement) => requiredFormOf(requirement)?.form.status !== 'published',
    }),
    isRequired: t.boolean({
      description: 'Whether the submission cannot be completed without the other one, given the current answers.',
      select: requiredForms,
      resolve: async (requirement, _args, ctx) => {
        const wanted = requiredFormOf(requirement);
        if (!wanted) return false;
        const { evaluation } = await evaluatedFor(ctx, requirement.submissionId);
        return isReviewRequired(requirement.configIdentity, wanted.required, evaluation);
      },
    }),
    allowsExisting: t.boolean({
      description: 'Whether an existing submission can be linked to meet the requirement.',
      select: requiredForms,
      resolve: (requirement) => requiredFormOf(requirement)?.allowsExisting ?? false,
    }),
    state: t.field({
      type: SubprocessStateEnum,
      description: 'The state of the requirement.',
      select: { ...requiredForms, subprocess: { select: { status: true } } },
      resolve: (requirement) => stateOf(requirement),
    }),
    availableActions: t.field({
      type: [SubprocessActionEnum],
      description: 'The actions that the viewer can take on the requirement now.',
      select: { ...requiredForms, subprocess: { select: { status: true } } },
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
      description: 'The ID of the linked submission, or null if none is linked.',
      resolve: ({ subprocessId }) => subprocessId && encodeGlobalId('Submission', subprocessId),
    }),
    subprocessScopedId: t.int({
      nullable: true,
      description: 'The number of the linked submission within its team, or null if none is linked.',
      select: { subprocess: { select: { scopedId: true } } },
      resolve: ({ subprocess }) => subprocess?.scopedId ?? null,
    }),
    subprocess: t.prismaField({
      type: Submission,
      nullable: true,
      description: 'The linked submission. Null if none is linked, and for viewers who may not see it.',
      resolve: async (query, { subprocessId }, _args, { services, access }) =>
        subprocessId !== null && (await access.may('submission', 'viewSubmission', subprocessId))
          ? services.db.submission.findUnique({ ...query, where: { id: subprocessId } })
          : null,
    }),
    completed: t.boolean({
      description: 'Whether the linked submission is finished.',
      select: { subprocess: { select: { status: true } } },
      resolve: ({ subprocess }) => subprocess?.status === 'finished',
    }),
    waivedAt: t.expose('waivedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the requirement was waived, or null if it is not waived.',
    }),
    waivedBy: t.string({
      nullable: true,
      description: 'The name of the person who waived the requirement, or null if it is not waived.',
      select: { waivedBy: { select: { name: true } } },
      resolve: ({ waivedBy }) => waivedBy?.name ?? null,
    }),
  }),
});

type Standing = Parameters<typeof requiredFormOf>[0] & {
  readonly waivedAt: Date | null;
  readonly subprocess: { readonly status: 'active' | 'halted' | 'finished' } | null;
};

const stateOf = (requirement: Standing) =>
  subprocessState({ ...requirement, isFormPublished: requiredFormOf(requirement)?.form.status === 'published' });

builder.prismaObjectField(Submission, 'subprocessRequirements', (t) =>
  t.prismaField({
    type: [SubprocessRequirement],
    description: 'The other submissions that this submission requires. Empty for viewers who may not see them.',
    resolve: async (query, { id: submissionId }, _args, { services, access }) =>
      (await access.may('submission', 'viewActivity', submissionId))
        ? services.db.subprocessRequirement.findMany({ ...query, where: { submissionId }, orderBy: { id: 'asc' } })
        : [],
  }),
);

builder.prismaObjectField(ActiveStep, 'subprocessRequirements', (t) =>
  t.prismaField({
    type: [SubprocessRequirement],
    description: 'The other submissions that this step requires. Empty for viewers who may not see them.',
    complexity: treeListCost,
    select: { id: true, submissionId: true },
    resolve: async (query, { id: activeStepId, submissionId }, _args, { services, access }) =>
      (await access.may('submission', 'viewActivity', submissionId))
        ? services.db.subprocessRequirement.findMany({ ...query, where: { activeStepId }, orderBy: { id: 'asc' } })
        : [],
  }),
);
