import { builder } from '#server/graphql/builder.ts';
import { FoundSubmission } from '#server/graphql/filter/FoundSubmission.ts';
import { SearchTypeEnum } from '#server/graphql/filter/SearchTypeEnum.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { searchSubmissions } from '#server/queries/dashboard/searchSubmissions.ts';

builder.queryField('submissionSearch', (t) =>
  t.field({
    type: [FoundSubmission],
    description:
      'The first twenty submissions, of those that the viewer sees from the inside, whose number, custom id, identifier or applicant is or contains the term.',
    authScopes: { reads: 'submissions' },
    args: {
      term: t.arg.string({ required: true, validate: line, description: 'Nothing is found by nothing.' }),
      type: t.arg({ type: SearchTypeEnum, description: 'contains when it is left out.' }),
    },
    resolve: async (_root, { term, type }, { services, access }) => [
      ...(await searchSubmissions(services.pool, access.principal, { term, type: type ?? 'contains' })),
    ],
  }),
);
