import { builder } from '#server/graphql/builder.ts';
import { FoundSubmission } from '#server/graphql/filter/FoundSubmission.ts';
import { SearchTypeEnum } from '#server/graphql/filter/SearchTypeEnum.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { searchSubmissions } from '#server/queries/dashboard/searchSubmissions.ts';

builder.queryField('submissionSearch', (t) =>
  t.field({
    type: [FoundSubmission],
    description:
      'Finds up to 20 submissions that the viewer can see as staff, by number, custom ID, identifying answer, or applicant.',
    authScopes: { reads: 'submissions' },
    args: {
      term: t.arg.string({
        required: true,
        validate: shortText,
        description: 'The term to search for. A blank term finds nothing.',
      }),
      type: t.arg({
        type: SearchTypeEnum,
        description: 'Whether values must equal the term or contain it. Defaults to `contains`.',
      }),
    },
    resolve: async (_root, { term, type }, { services, access }) => [
      ...(await searchSubmissions(services.pool, access.principal, { term, type: type ?? 'contains' })),
    ],
  }),
);
