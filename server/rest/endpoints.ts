import { accountEndpoints } from '#server/rest/accountEndpoints.ts';
import { activeStepEndpoints } from '#server/rest/activeStepEndpoints.ts';
import { addressEndpoints } from '#server/rest/addressEndpoints.ts';
import { batchEndpoints } from '#server/rest/batchEndpoints.ts';
import { collectedDataEndpoints } from '#server/rest/collectedDataEndpoints.ts';
import { dashboardEndpoints } from '#server/rest/dashboardEndpoints.ts';
import { discussionEndpoints } from '#server/rest/discussionEndpoints.ts';
import { documentEndpoints } from '#server/rest/documentEndpoints.ts';
import { emailSettingEndpoints } from '#server/rest/emailSettingEndpoints.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { exportEndpoints } from '#server/rest/exportEndpoints.ts';
import { fieldEndpoints } from '#server/rest/fieldEndpoints.ts';
import { filterEndpoints } from '#server/rest/filterEndpoints.ts';
import { importEndpoints } from '#server/rest/importEndpoints.ts';
import { issuedOutputEndpoints } from '#server/rest/issuedOutputEndpoints.ts';
import { jobEndpoints } from '#server/rest/jobEndpoints.ts';
import { logicEndpoints } from '#server/rest/logicEndpoints.ts';
import { membershipEndpoints } from '#server/rest/membershipEndpoints.ts';
import { merchantAccountEndpoints } from '#server/rest/merchantAccountEndpoints.ts';
import { metricsEndpoints } from '#server/rest/metricsEndpoints.ts';
import { outputEndpoints } from '#server/rest/outputEndpoints.ts';
import { paymentEndpoints } from '#server/rest/paymentEndpoints.ts';
import { peopleEndpoints } from '#server/rest/peopleEndpoints.ts';
import { refundEndpoints } from '#server/rest/refundEndpoints.ts';
import { requirementEndpoints } from '#server/rest/requirementEndpoints.ts';
import { reviewEndpoints } from '#server/rest/reviewEndpoints.ts';
import { reviewGroupEndpoints } from '#server/rest/reviewGroupEndpoints.ts';
import { searchEndpoints } from '#server/rest/searchEndpoints.ts';
import { sectionEndpoints } from '#server/rest/sectionEndpoints.ts';
import { stepEndpoints } from '#server/rest/stepEndpoints.ts';
import { stepPaymentEndpoints } from '#server/rest/stepPayments.ts';
import { submissionEndpoints } from '#server/rest/submissionEndpoints.ts';
import { submissionPeopleEndpoints } from '#server/rest/submissionPeopleEndpoints.ts';
import { subprocessConfigEndpoints } from '#server/rest/subprocessConfigEndpoints.ts';
import { subprocessEndpoints } from '#server/rest/subprocessEndpoints.ts';
import { surveyEndpoints } from '#server/rest/surveyEndpoints.ts';
import { surveyInvitationEndpoints } from '#server/rest/surveyInvitationEndpoints.ts';
import { surveyResponseEndpoints } from '#server/rest/surveyResponseEndpoints.ts';
import { tagEndpoints } from '#server/rest/tagEndpoints.ts';
import { taskEndpoints } from '#server/rest/taskEndpoints.ts';
import { teamAccessEndpoints } from '#server/rest/teamAccessEndpoints.ts';
import { teamEndpoints } from '#server/rest/teamEndpoints.ts';
import { templateEndpoints } from '#server/rest/templateEndpoints.ts';

/** The calls of one part of the product. */
export interface RestArea {
  readonly tag: string;
  readonly description: string;
  readonly endpoints: readonly Endpoint[];
}

/** Every part of the REST layer, in the order in which they are routed. */
export const areas: readonly RestArea[] = [
  {
    tag: 'Account',
    description: 'Accounts, sessions and which mails are sent.',
    endpoints: [...accountEndpoints, ...emailSettingEndpoints],
  },
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
      ...subprocessConfigEndpoints,
      ...surveyEndpoints,
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
    endpoints: [
      ...submissionEndpoints,
      ...requirementEndpoints,
      ...subprocessEndpoints,
      ...collectedDataEndpoints,
      ...activeStepEndpoints,
      ...addressEndpoints,
    ],
  },
  {
    tag: 'Payments',
    description: 'What is owed, how it is paid, and money that goes back.',
    endpoints: [...stepPaymentEndpoints, ...paymentEndpoints, ...refundEndpoints],
  },
  {
    tag: 'Surveys',
    description: 'What people answer to surveys, and who is asked.',
    endpoints: [...surveyResponseEndpoints, ...surveyInvitationEndpoints],
  },
  { tag: 'Applicants and staff', description: 'Who takes part in a submission.', endpoints: submissionPeopleEndpoints },
  {
    tag: 'Dashboard',
    description: 'The submissions that staff work with.',
    endpoints: [...batchEndpoints, ...dashboardEndpoints],
  },
  { tag: 'Tasks', description: 'What waits for you to be done.', endpoints: taskEndpoints },
  { tag: 'Filters', description: 'Filters that people keep.', endpoints: filterEndpoints },
  { tag: 'Tags', description: 'Words under which a team finds submissions.', endpoints: tagEndpoints },
  { tag: 'Search', description: 'Looking for people.', endpoints: searchEndpoints },
  {
    tag: 'Reviews',
    description: 'Reviews of a step, and third parties who are asked for one.',
    endpoints: reviewEndpoints,
  },
  { tag: 'Outputs', description: 'What submissions brought forth.', endpoints: issuedOutputEndpoints },
  { tag: 'Discussions', description: 'What people on a submission talk about.', endpoints: discussionEndpoints },
  {
    tag: 'Exports',
    description: 'Tables that people asked for, and what is exported again and again.',
    endpoints: exportEndpoints,
  },
  { tag: 'Imports', description: 'Records of other systems, read from files.', endpoints: importEndpoints },
  {
    tag: 'Metrics',
    description: 'Figures of submissions and revenue.',
    endpoints: metricsEndpoints,
  },
  { tag: 'Jobs', description: 'Work that somebody waits for.', endpoints: jobEndpoints },
];

/** Every route of the REST layer: the tables of the areas, one after the other. */
export const endpoints: readonly Endpoint[] = areas.flatMap((area) => area.endpoints);
