import { peopleOfSubmission, type SubmissionPerson as Person } from '#domain/submission/submissionPeople.ts';
import { builder } from '#server/graphql/builder.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { Assignee, loadNamesOf } from '#server/graphql/submission/Assignee.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { subjectOf } from '#server/operations/form/subjects.ts';
import { loadPeopleSources } from '#server/queries/submission/loadPeopleSources.ts';

interface Named extends Person {
  readonly who: Awaited<ReturnType<typeof loadNamesOf>>[number];
}

/** No scope of its own: the submission decides who sees its people. */
const SubmissionPerson = builder.objectRef<Named>('SubmissionPerson').implement({
  description: 'A person or role with staff access to a submission, either added to it or through its form.',
  fields: (t) => ({
    who: t.field({ type: Assignee, description: 'The person or role.', resolve: ({ who }) => who }),
    attachmentId: t.id({
      description:
        'The ID of what gives them access: a `SubmissionAttachment`, or their place on the form or one of its steps.',
      resolve: ({ attachment: { kind, id } }) => encodeGlobalId(kind, id),
    }),
    assignmentId: t.id({
      nullable: true,
      description:
        'The ID of the `SubmissionAttachment` that makes them responsible for the submission, or null if none does.',
      resolve: ({ assignmentId }) => assignmentId && encodeGlobalId('SubmissionAttachment', assignmentId),
    }),
    assigned: t.exposeBoolean('assigned', {
      description: 'Whether they work on the submission or one of its steps rather than only view it.',
    }),
    removable: t.boolean({
      description: 'Whether they can be removed from the submission. Those with access through the form cannot.',
      resolve: ({ fromForm }) => !fromForm,
    }),
    stepNames: t.field({
      type: ['String'],
      description: 'The names of the steps they work on. Steps without a name are left out.',
      resolve: ({ stepNames }) => stepNames.filter((name) => name !== null),
    }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  people: t.field({
    type: [SubmissionPerson],
    complexity: peopleListCost,
    description:
      'For staff: everyone with staff access to the submission. Applicants see only those added to it, and other viewers see no one.',
    authScopes: may('submission', 'viewAccess', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    select: { id: true, masterTemplateId: true, flowTemplateId: true },
    resolve: async (submission, _args, { services: { db }, access }) => {
      const sources = await loadPeopleSources(db, submission);
      const isStaff = await access.may('submission', 'viewAsStaff', submission.id);
      const people = peopleOfSubmission(isStaff ? sources : { ...sources, members: [], atSteps: [] });
      return (await loadNamesOf(db, people)).map((who) => ({ ...who, who }));
    },
  }),
  assignees: t.field({
    type: [Assignee],
    complexity: peopleListCost,
    description:
      'The people and roles responsible now, for the current step or the whole submission. At a review step without assignees, its reviewers. Empty for viewers who may not see them.',
    authScopes: may('submission', 'viewAccess', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    resolve: async ({ id }, _args, ctx) => {
      const { snapshot, people } = await evaluatedFor(ctx, id);
      const { db } = ctx.services;
      const { assignees, reviewers, waitingReviewers } = people;
      if (snapshot.step !== null)
        return loadNamesOf(db, assignees.length > 0 ? assignees : [...reviewers, ...waitingReviewers]);
      const rows = await db.submissionAttachment.findMany({
        where: { submissionId: id, assigned: true, activeStepId: null },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: 500,
      });
      return loadNamesOf(db, rows.map(subjectOf));
    },
  }),
}));
