import { builder } from '#server/graphql/builder.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

builder.prismaObjectFields(Submission, (t) => ({
  isActive: t.boolean({
    description: 'Neither halted nor finished.',
    select: { status: true },
    resolve: ({ status }) => status === 'active',
  }),
  isHalted: t.boolean({
    description: 'Stands still until it is resumed.',
    select: { status: true },
    resolve: ({ status }) => status === 'halted',
  }),
}));

builder.prismaObjectField(Submission, 'parentProcess', (t) =>
  t.prismaField({
    type: Submission,
    nullable: true,
    description: 'The submission that asked for this one; null for none, and for whoever does not see that.',
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
    description: 'One of its steps or requirements; null when it has none of that id.',
    args: { id: t.arg.globalID({ required: true, description: 'Its own id, or that of the step of the form.' }) },
    resolve: (query, { id: submissionId }, { id: { id } }, { services }) =>
      services.db.activeStep.findFirst({ ...query, where: { OR: [{ id }, { stepId: id }], submissionId } }),
  }),
);
