import { accountEndpoints } from '#server/rest/account.ts';
import { activeStepEndpoints } from '#server/rest/activeSteps.ts';
import { collectedDataEndpoints } from '#server/rest/collectedData.ts';
import { searchEndpoints } from '#server/rest/search.ts';
import { submissionEndpoints } from '#server/rest/submissions.ts';
import { submissionPeopleEndpoints } from '#server/rest/submissionPeople.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { merchantAccountEndpoints } from '#server/rest/merchantAccounts.ts';
import { membershipEndpoints } from '#server/rest/membership.ts';
import { documentEndpoints } from '#server/rest/documents.ts';
import { fieldEndpoints } from '#server/rest/fields.ts';
import { jobEndpoints } from '#server/rest/jobs.ts';
import { logicEndpoints } from '#server/rest/logic.ts';
import { outputEndpoints } from '#server/rest/outputs.ts';
import { paymentEndpoints } from '#server/rest/payments.ts';
import { refundEndpoints } from '#server/rest/refunds.ts';
import { stepPaymentEndpoints } from '#server/rest/stepPayments.ts';
import { peopleEndpoints } from '#server/rest/people.ts';
import { discussionEndpoints } from '#server/rest/discussions.ts';
import { issuedOutputEndpoints } from '#server/rest/issuedOutputs.ts';
import { reviewEndpoints } from '#server/rest/reviews.ts';
import { reviewGroupEndpoints } from '#server/rest/reviewGroups.ts';
import { sectionEndpoints } from '#server/rest/sections.ts';
import { stepEndpoints } from '#server/rest/steps.ts';
import { templateEndpoints } from '#server/rest/templates.ts';
import { teamAccessEndpoints } from '#server/rest/teamAccess.ts';
import { teamEndpoints } from '#server/rest/team.ts';

/** The calls of one part of the product. */
export interface RestArea {
  readonly tag: string;
  readonly description: string;
  readonly endpoints: readonly Endpoint[];
}

/** Every part of the REST layer, in the order in which they are routed. */
export const areas: readonly RestArea[] = [
  { tag: 'Account', description: 'Accounts and sessions.', endpoints: accountEndpoints },
  {
    tag: 'Teams',
    description: 'Teams, their roles and people, the tokens to them and the account that they are paid to.',
    endpoints: [...merchantAccountEndpoints, ...teamEndpoints, ...teamAccessEndpoints],
  },
  {
    tag: 'Forms',
    description: 'Forms, who works on them, and the steps, sections, fields and logic of their drafts.',
    endpoints: [
      ...membershipEndpoints,
      ...templateEndpoints,
      ...stepEndpoints,
      ...sectionEndpoints,
      ...fieldEndpoints,
      ...logicEndpoints,
      ...peopleEndpoints,
      ...reviewGroupEndpoints,
    ],
  },
  {
    tag: 'Output settings',
    description: 'What submissions of a form issue, and the documents for it.',
    endpoints: [...documentEndpoints, ...outputEndpoints],
  },
  {
    tag: 'Submissions',
    description: 'Submissions, their steps, answers and people.',
    endpoints: [...submissionEndpoints, ...collectedDataEndpoints, ...activeStepEndpoints],
  },
  {
    tag: 'Payments',
    description: 'What is owed, how it is paid, and money that goes back.',
    endpoints: [...stepPaymentEndpoints, ...paymentEndpoints, ...refundEndpoints],
  },
  { tag: 'Applicants and staff', description: 'Who takes part in a submission.', endpoints: submissionPeopleEndpoints },
  { tag: 'Search', description: 'Looking for people.', endpoints: searchEndpoints },
  {
    tag: 'Reviews',
    description: 'Reviews of a step, and third parties who are asked for one.',
    endpoints: reviewEndpoints,
  },
  { tag: 'Outputs', description: 'What submissions brought forth.', endpoints: issuedOutputEndpoints },
  { tag: 'Discussions', description: 'What people on a submission talk about.', endpoints: discussionEndpoints },
  { tag: 'Jobs', description: 'Work that somebody waits for.', endpoints: jobEndpoints },
];

/** Every route of the REST layer: the tables of the areas, one after the other. */
export const endpoints: readonly Endpoint[] = areas.flatMap((area) => area.endpoints);
