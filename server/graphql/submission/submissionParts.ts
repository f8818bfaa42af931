import { builder } from '#server/graphql/builder.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

builder.prismaObjectFields(Submission, (t) => ({
  isActive: t.boolean({
    description: 'Whether the submission is neither on hold nor finished.',
    select: { status: true },
    resolve: ({ status }) => status === 'active',
  }),
  isHalted: t.boolean({
    description: 'Whether the submission is on hold.',
    select: { status: true },
    resolve: ({ status }) => status === 'halted',
  }),
}));

builder.prismaObjectField(Submission, 'parentProcess', (t) =>
  t.prismaField({
    type: Submission,
    nullable: true,
    description: 'The submission that requires this one. Null if there is none, and for viewers who may not see it.',
    resolve: async (query, { id: subprocessId }, _args, { services, access }) => {
      const link = await services.db.subprocessRequirement.findUnique({ where: { subprocessId } });
      if (!link || !(await access.may('submission', 'viewSubmission', link.submissionId))) return null;
      const where = { id: link.submissionId, deletedAt: null };
      return services.db.submission.findUnique({ ...query, where });
    },
  }),
);

builder.prismaObjectField(Submission, 'activeStep', (t) =>
  t.prismaField({
    type: ActiveStep,
    nullable: true,
    description: 'The submission’s step or request with the given ID, or null if there is none.',
    args: { id: t.arg.globalID({ required: true, description: 'The ID of the active step or of the form’s step.' }) },
    resolve: (query, { id: submissionId }, { id: { id } }, { services }) =>
      services.db.activeStep.findFirst({ ...query, where: { OR: [{ id }, { stepId: id }], submissionId } }),
  }),
);
