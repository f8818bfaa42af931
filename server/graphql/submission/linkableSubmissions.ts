import { builder } from '#server/graphql/builder.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { requiredFormOf, requiredForms } from '#server/graphql/submission/requiredForms.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { SubprocessRequirement } from '#server/graphql/submission/SubprocessRequirement.ts';

const mostOffered = 20;

builder.prismaObjectField(SubprocessRequirement, 'linkable', (t) =>
  t.prismaField({
    type: [Submission],
    description:
      'The submissions that could meet the requirement, newest first: of the required form, by an applicant of the submission that requires it, and not linked yet. Only those that the viewer may link. Empty if existing submissions cannot be linked.',
    complexity: treeListCost,
    select: { ...requiredForms, id: true, submissionId: true, subprocessId: true },
    resolve: async (query, requirement, _args, { services: { db }, access }) => {
      const wanted = requiredFormOf(requirement);
      const { id, submissionId, subprocessId } = requirement;
      if (!wanted?.allowsExisting || subprocessId !== null) return [];
      if (!(await access.may('subprocess', 'linkSubprocess', id))) return [];
      const rows = await db.submission.findMany({
        ...query,
        where: {
          id: { not: submissionId },
          masterTemplateId: wanted.form.id,
          deletedAt: null,
          subprocessSubprocessRequirement: null,
          applicantAttachments: { some: { user: { applicantAttachments: { some: { submissionId } } } } },
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: mostOffered,
      });
      const allowed = await Promise.all(rows.map((row) => access.may('submission', 'haltSubmission', row.id)));
      return rows.filter((_row, place) => allowed[place]);
    },
  }),
);
