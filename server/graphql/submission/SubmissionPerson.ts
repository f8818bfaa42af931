import { peopleOfSubmission, type SubmissionPerson as Person } from '#domain/submission/submissionPeople.ts';
import { builder } from '#server/graphql/builder.ts';
import { peopleList } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { noneForOthers } from '#server/graphql/requestErrors.ts';
import { Assignee, named } from '#server/graphql/submission/Assignee.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { subjectOf } from '#server/operations/form/subjects.ts';
import { peopleSources } from '#server/queries/submission/peopleSources.ts';

interface Named extends Person {
  readonly who: Awaited<ReturnType<typeof named>>[number];
}

/** Has no scope of its own: the submission that holds it has decided who sees it. */
const SubmissionPerson = builder.objectRef<Named>('SubmissionPerson').implement({
  description: 'A person or role who sees a submission from the inside: added to it, or come with its form.',
  fields: (t) => ({
    who: t.field({ type: Assignee, description: 'Who it is.', resolve: ({ who }) => who }),
    attachmentId: t.id({
      description: 'Of what lets them see it: a SubmissionAttachment, or their place at the form or one of its steps.',
      resolve: ({ attachment: { kind, id } }) => encodeGlobalId(kind, id),
    }),
    assignmentId: t.id({
      nullable: true,
      description: 'The SubmissionAttachment that makes them responsible for it; null without one.',
      resolve: ({ assignmentId }) => assignmentId && encodeGlobalId('SubmissionAttachment', assignmentId),
    }),
    assigned: t.exposeBoolean('assigned', { description: 'Works on it, or on one of its steps, and not only looks.' }),
    removable: t.boolean({ description: 'Did not come with the form.', resolve: ({ fromForm }) => !fromForm }),
    stepNames: t.field({
      type: ['String'],
      description: 'The steps of the form on which they work; those that have a name.',
      resolve: ({ stepNames }) => stepNames.filter((name) => name !== null),
    }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  people: t.field({
    type: [SubmissionPerson],
    complexity: peopleList,
    description:
      'Who sees it from the inside, for staff; its applicants find those who were added to it alone, and others nobody.',
    authScopes: may('submission', 'viewAccess', ownKey('id')),
    unauthorizedResolver: noneForOthers,
    select: { id: true, masterTemplateId: true, flowTemplateId: true },
    resolve: async (submission, _args, { services: { db }, access }) => {
      const sources = await peopleSources(db, submission);
      const isStaff = await access.may('submission', 'viewAsStaff', submission.id);
      const people = peopleOfSubmission(isStaff ? sources : { ...sources, members: [], atSteps: [] });
      return (await named(db, people)).map((who) => ({ ...who, who }));
    },
  }),
  assignees: t.field({
    type: [Assignee],
    complexity: peopleList,
    description:
      'The people and roles responsible now, for the current step or the whole submission; at a review without assignees, its reviewers. Empty for anyone who may not see them.',
    authScopes: may('submission', 'viewAccess', ownKey('id')),
    unauthorizedResolver: noneForOthers,
    resolve: async ({ id }, _args, ctx) => {
      const { snapshot, people } = await evaluatedFor(ctx, id);
      const { db } = ctx.services;
      const { assignees, reviewers, waitingReviewers } = people;
      if (snapshot.step !== null)
        return named(db, assignees.length > 0 ? assignees : [...reviewers, ...waitingReviewers]);
      const rows = await db.submissionAttachment.findMany({
        where: { submissionId: id, assigned: true, activeStepId: null },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: 500,
      });
      return named(db, rows.map(subjectOf));
    },
  }),
}));
