import { factsAbout } from '#domain/access/decide.ts';
import {
  availableRequirementActions,
  requirementKinds,
  requirementState,
  requirementStates,
} from '#domain/submission/requirements.ts';
import { requirementTypeWords } from '#messages/submission/requirementTypeWords.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { byPosition, treeListCost } from '#server/graphql/form/listCosts.ts';
import { Section } from '#server/graphql/form/Section.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { formRows, formSourceOf } from '#server/queries/form/formRows.ts';

guardAs('SupplementalRequirement', 'requirement', 'viewRequirement');

export const RequirementKindEnum = builder.enumType('RequirementType', {
  description: 'What staff request in addition to the form’s steps: a payment or answers.',
  values: requirementKinds,
});

const RequirementStateEnum = builder.enumType('RequirementState', {
  description:
    'The state of a request: `unsent` is a draft that only staff see, `sent` is waiting for the applicants, `completed` is done, and `canceled` was withdrawn.',
  values: requirementStates,
});

export const SupplementalRequirement = builder.prismaNode('SupplementalRequirement', {
  id: { field: 'id' },
  select: { id: true, submissionId: true, flowTemplateId: true },
  description: 'Something that staff request in one submission, in addition to the steps of its form.',
  authScopes: may('requirement', 'viewRequirement', ownKey('id')),
  fields: (t) => ({
    type: t.expose('kind', { type: RequirementKindEnum, description: 'Whether a payment or answers are requested.' }),
    state: t.field({
      type: RequirementStateEnum,
      description: 'The state of the request.',
      select: { sentAt: true, completedAt: true, canceledAt: true },
      resolve: (requirement) => requirementState(requirement),
    }),
    name: t.string({
      description: 'The name that staff gave the request or, if they gave none, the name of its type.',
      select: { name: true, kind: true },
      resolve: ({ name, kind }) => name ?? requirementTypeWords[kind],
    }),
    ownName: t.exposeString('name', {
      nullable: true,
      description: 'The name that staff gave the request, or null if they gave none.',
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What the request is about, as sanitized HTML, or null if staff wrote nothing.',
    }),
    isSent: t.boolean({
      description: 'Whether the request was sent to the applicants, who can then see it.',
      select: { sentAt: true },
      resolve: ({ sentAt }) => sentAt !== null,
    }),
    isCompleted: t.boolean({
      description: 'Whether the request was completed.',
      select: { completedAt: true },
      resolve: ({ completedAt }) => completedAt !== null,
    }),
    isCanceled: t.boolean({
      description: 'Whether the request was canceled.',
      select: { canceledAt: true },
      resolve: ({ canceledAt }) => canceledAt !== null,
    }),
    amountCents: t.float({
      nullable: true,
      description:
        'The amount of a requested payment in cents. Null for answers, where the payer decides, and in a draft that has no amount yet.',
      select: { flowTemplate: { select: { steps: { select: { paymentConfig: true } } } } },
      resolve: ({ flowTemplate: { steps } }) => {
        const config = steps[0]?.paymentConfig;
        return config?.fixed && config.amountCents > 0n ? Number(config.amountCents) : null;
      },
    }),
    activeStep: t.relation('activeStep', {
      nullable: true,
      description: 'The step at which the applicants complete the request, or null until it is sent.',
    }),
    sections: t.field({
      type: [Section],
      description: 'The sections of requested fields, in order.',
      complexity: treeListCost,
      select: (_args, _ctx, nestedSelection) => ({
        flowTemplate: { select: { sections: nestedSelection(byPosition) } },
      }),
      resolve: ({ flowTemplate }) => flowTemplate.sections,
    }),
    rules: t.field({
      type: 'JSON',
      description:
        'The definition of the requested fields as JSON, from which a browser can build the form and evaluate it by the same rules.',
      complexity: 50,
      resolve: async ({ flowTemplateId }, _args, { services }) => {
        const [row] = await formRows.rows(services.pool, [flowTemplateId]);
        return row && formSourceOf(row);
      },
    }),
    submission: t.relation('submission', { description: 'The submission that the request belongs to.' }),
    availableActions: t.stringList({
      description:
        'The actions that the viewer can take on the request now, given their rights and the state of the request and its submission.',
      select: {
        kind: true,
        sentAt: true,
        completedAt: true,
        canceledAt: true,
        submission: { select: { status: true } },
      },
      resolve: async ({ id, kind, submission, ...times }, _args, { access }) => {
        const viewer = (await access.factsOf('requirement', id)) ?? factsAbout('requirement', { relations: [] });
        return availableRequirementActions({ kind, state: requirementState(times) }, submission.status, viewer);
      },
    }),
  }),
});

/** Output fields of mutations that change a request. */
export const requirementOutput = <Done extends { readonly requirementId: string }>(t: MutationOutputFields<Done>) => ({
  requirement: t.prismaField({
    type: SupplementalRequirement,
    description: 'The request after the change.',
    resolve: (query, { done: { requirementId: id } }, _args, { services }) =>
      services.db.supplementalRequirement.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

builder.prismaObjectField(Submission, 'requirements', (t) =>
  t.prismaField({
    type: [SupplementalRequirement],
    description:
      'The requests of staff in addition to the form’s steps, oldest first. Only those that the viewer may see.',
    complexity: treeListCost,
    args: {
      unfinished: t.arg.boolean({
        description: 'Whether to return only requests that are waiting for the applicants.',
      }),
      type: t.arg({ type: RequirementKindEnum, description: 'Returns only requests of this type.' }),
    },
    resolve: async (query, { id: submissionId }, { unfinished, type }, { services, access }) => {
      const open = { sentAt: { not: null }, completedAt: null, canceledAt: null };
      const rows = await services.db.supplementalRequirement.findMany({
        ...query,
        where: { submissionId, ...(unfinished ? open : {}), ...(type ? { kind: type } : {}) },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: 200,
      });
      const seen = await Promise.all(rows.map(({ id }) => access.may('requirement', 'viewRequirement', id)));
      return rows.filter((_, place) => seen[place]);
    },
  }),
);
