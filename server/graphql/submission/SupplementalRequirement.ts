import { factsAbout } from '#domain/access/decide.ts';
import {
  availableRequirementActions,
  requirementKinds,
  requirementState,
  requirementStates,
} from '#domain/submission/requirements.ts';
import { requirementTypeWords } from '#messages/submission/requirementTypeWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { Section } from '#server/graphql/form/Section.ts';
import { byPosition, treeList } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';
import { formRows, formSourceOf } from '#server/queries/form/formRows.ts';

guardAs('SupplementalRequirement', 'requirement', 'viewRequirement');

export const RequirementKindEnum = builder.enumType('RequirementType', {
  description: 'What is asked for beside the steps of the form: money, or answers.',
  values: requirementKinds,
});

const RequirementStateEnum = builder.enumType('RequirementState', {
  description: 'Where it stands: a note of staff, waited for, met, or no longer asked for.',
  values: requirementStates,
});

export const SupplementalRequirement = builder.prismaNode('SupplementalRequirement', {
  id: { field: 'id' },
  select: { id: true, submissionId: true, flowTemplateId: true },
  description: 'Something that staff ask for in one submission, beside the steps of its form.',
  authScopes: may('requirement', 'viewRequirement', ownKey('id')),
  fields: (t) => ({
    type: t.expose('kind', { type: RequirementKindEnum, description: 'What is asked for.' }),
    state: t.field({
      type: RequirementStateEnum,
      description: 'Where it stands.',
      select: { sentAt: true, completedAt: true, canceledAt: true },
      resolve: (requirement) => requirementState(requirement),
    }),
    name: t.string({
      description: 'As staff named it, or what its type is called.',
      select: { name: true, kind: true },
      resolve: ({ name, kind }) => name ?? requirementTypeWords[kind],
    }),
    ownName: t.exposeString('name', { nullable: true, description: 'As staff named it; null when they did not.' }),
    description: t.exposeString('description', { nullable: true, description: 'Safe HTML; null without one.' }),
    isSent: t.boolean({
      description: 'Applicants see it.',
      select: { sentAt: true },
      resolve: ({ sentAt }) => sentAt !== null,
    }),
    isCompleted: t.boolean({
      description: 'It was met.',
      select: { completedAt: true },
      resolve: ({ completedAt }) => completedAt !== null,
    }),
    isCanceled: t.boolean({
      description: 'Nobody waits for it any more.',
      select: { canceledAt: true },
      resolve: ({ canceledAt }) => canceledAt !== null,
    }),
    amountCents: t.float({
      nullable: true,
      description:
        'The amount of a payment in cents. Null for data, where the payer decides, and in a draft that has no amount yet.',
      select: { flowTemplate: { select: { steps: { select: { paymentConfig: true } } } } },
      resolve: ({ flowTemplate: { steps } }) => {
        const config = steps[0]?.paymentConfig;
        return config?.fixed && config.amountCents > 0n ? Number(config.amountCents) : null;
      },
    }),
    activeStep: t.relation('activeStep', { nullable: true, description: 'Where it is met; null until it is sent.' }),
    sections: t.field({
      type: [Section],
      description: 'What it asks, in its order.',
      complexity: treeList,
      select: (_args, _ctx, asked) => ({ flowTemplate: { select: { sections: asked(byPosition) } } }),
      resolve: ({ flowTemplate }) => flowTemplate.sections,
    }),
    rules: t.field({
      type: 'JSON',
      description: 'What it asks as data from which a browser builds a form and evaluates it by the same rules.',
      complexity: 50,
      resolve: async ({ flowTemplateId }, _args, { services }) => {
        const [row] = await formRows.rows(services.pool, [flowTemplateId]);
        return row && formSourceOf(row);
      },
    }),
    submission: t.relation('submission', { description: 'At which it is asked for.' }),
    availableActions: t.stringList({
      description: 'What the viewer can do with it now, by rights and by where it and its submission stand.',
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

/** What mutations of a requirement answer. */
export const requirementOutput = <Done extends { readonly requirementId: string }>(t: DoneFields<Done>) => ({
  requirement: t.prismaField({
    type: SupplementalRequirement,
    description: 'As it is now.',
    resolve: (query, { done: { requirementId: id } }, _args, { services }) =>
      services.db.supplementalRequirement.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

builder.prismaObjectField(Submission, 'requirements', (t) =>
  t.prismaField({
    type: [SupplementalRequirement],
    description: 'What staff ask for beside its steps, the first at the top; what the viewer may not see is left out.',
    complexity: treeList,
    args: {
      unfinished: t.arg.boolean({ description: 'Only those that are waited for.' }),
      type: t.arg({ type: RequirementKindEnum, description: 'Only those of one type.' }),
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
