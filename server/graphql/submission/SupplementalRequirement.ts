import { builder } from '#server/graphql/builder.ts';
import { Section } from '#server/graphql/form/Section.ts';
import { byPosition, treeList } from '#server/graphql/form/treeList.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { requirementTypeWords } from '#web/messages/requirementTypeWords.ts';

const RequirementKindEnum = builder.enumType('RequirementType', {
  description: 'What is asked for beside the steps of the form: money, or answers.',
  values: ['PaymentRequirement', 'DataRequirement'] as const,
});

/** Has no scope of its own: the submission that asks for it has decided who sees it. */
export const SupplementalRequirement = builder.prismaObject('SupplementalRequirement', {
  description: 'Something that staff ask for in one submission, beside the steps of its form.',
  fields: (t) => ({
    id: t.id({
      description: 'Of the requirement.',
      resolve: ({ id }) => encodeGlobalId('SupplementalRequirement', id),
    }),
    type: t.expose('kind', { type: RequirementKindEnum, description: 'What is asked for.' }),
    name: t.string({
      description: 'As staff named it, or what its type is called.',
      resolve: ({ name, kind }) => name ?? requirementTypeWords[kind],
    }),
    description: t.exposeString('description', { nullable: true, description: 'Safe HTML; null without one.' }),
    isSent: t.boolean({ description: 'Applicants see it.', resolve: ({ sentAt }) => sentAt !== null }),
    isCompleted: t.boolean({ description: 'It was met.', resolve: ({ completedAt }) => completedAt !== null }),
    isCanceled: t.boolean({
      description: 'Nobody waits for it any more.',
      resolve: ({ canceledAt }) => canceledAt !== null,
    }),
    activeStep: t.relation('activeStep', { nullable: true, description: 'Where it is met; null until it is sent.' }),
    sections: t.field({
      type: [Section],
      description: 'What it asks, in its order.',
      complexity: treeList,
      select: (_args, _ctx, asked) => ({ flowTemplate: { select: { sections: asked(byPosition) } } }),
      resolve: ({ flowTemplate }) => flowTemplate.sections,
    }),
  }),
});

builder.prismaObjectField(Submission, 'requirements', (t) =>
  t.prismaField({
    type: [SupplementalRequirement],
    description: 'What staff ask for beside its steps, the first at the top; what the viewer may not see is left out.',
    complexity: treeList,
    args: { unfinished: t.arg.boolean({ description: 'Only those that are waited for.' }) },
    resolve: async (query, { id: submissionId }, { unfinished }, { services, access }) => {
      const open = { sentAt: { not: null }, completedAt: null, canceledAt: null };
      const rows = await services.db.supplementalRequirement.findMany({
        ...query,
        where: { submissionId, ...(unfinished ? open : {}) },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: 200,
      });
      const seen = await Promise.all(rows.map(({ id }) => access.may('requirement', 'viewRequirement', id)));
      return rows.filter((_, place) => seen[place]);
    },
  }),
);
