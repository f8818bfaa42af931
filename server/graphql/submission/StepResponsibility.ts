import { peopleOfStep } from '#domain/submission/peopleOfStep.ts';
import { builder } from '#server/graphql/builder.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { Assignee, loadNamesOf } from '#server/graphql/submission/Assignee.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { subjectOf } from '#server/operations/form/subjects.ts';

interface Responsibility {
  readonly activeStepId: string;
  readonly people: Awaited<ReturnType<typeof loadNamesOf>>;
}

/** No scope of its own: it is returned only to staff. */
const StepResponsibility = builder.objectRef<Responsibility>('StepResponsibility').implement({
  description: 'A step of a submission and who works on it, given its form and the current answers.',
  fields: (t) => ({
    activeStep: t.prismaField({
      type: ActiveStep,
      description: 'The step of the submission.',
      resolve: (query, { activeStepId }, _args, { services }) =>
        services.db.activeStep.findUniqueOrThrow({ ...query, where: { id: activeStepId } }),
    }),
    people: t.field({
      type: [Assignee],
      description:
        'The people and roles assigned to the step, those that its logic adds, and its reviewers. Each is listed once.',
      resolve: ({ people }) => people,
    }),
  }),
});

const mostSteps = 500;

builder.prismaObjectFields(Submission, (t) => ({
  stepResponsibilities: t.field({
    type: [StepResponsibility],
    complexity: peopleListCost,
    description: 'The submission’s steps in order, with who works on each. For staff; empty for everyone else.',
    authScopes: may('submission', 'viewAsStaff', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    resolve: async ({ id: submissionId }, _args, ctx) => {
      const { db } = ctx.services;
      const { evaluation } = await evaluatedFor(ctx, submissionId);
      const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
      const rows = await db.activeStep.findMany({
        where: { submissionId, supplementalRequirement: { is: null } },
        orderBy: { position: 'asc' },
        take: mostSteps,
        include: {
          step: {
            include: {
              stepAttachments: { where: { assigned: true }, orderBy },
              stepAssignmentGroups: { include: { stepAssignments: { orderBy: { id: 'asc' } } } },
              reviewGroups: { include: { stepAttachments: { orderBy } } },
            },
          },
        },
      });
      const steps = rows.map(({ id, step: { stepAttachments, stepAssignmentGroups, reviewGroups } }) => ({
        activeStepId: id,
        people: peopleOfStep(
          {
            assigned: stepAttachments.map(subjectOf),
            groups: [
              ...stepAssignmentGroups.map(({ identity, stepAssignments: rows }) => ({ identity, rows })),
              ...reviewGroups.map(({ identity, stepAttachments: rows }) => ({ identity, rows })),
            ].map(({ identity, rows }) => ({ identity, people: rows.map(subjectOf) })),
          },
          (identity) => evaluation.applies(identity),
        ),
      }));
      const everybody = await loadNamesOf(
        db,
        steps.flatMap(({ people }) => people),
      );
      const byKey = new Map(everybody.map((who) => [`${who.type} ${who.id}`, who]));
      return steps.map(({ activeStepId, people }) => ({
        activeStepId,
        people: people.flatMap(({ type, id }) => byKey.get(`${type} ${id}`) ?? []),
      }));
    },
  }),
}));
