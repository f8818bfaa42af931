import type { Endpoint } from '#server/rest/endpoint.ts';
import { accountEndpoints } from '#server/rest/endpoints/accountEndpoints.ts';
import { activeStepEndpoints } from '#server/rest/endpoints/activeStepEndpoints.ts';
import { addressEndpoints } from '#server/rest/endpoints/addressEndpoints.ts';
import { batchEndpoints } from '#server/rest/endpoints/batchEndpoints.ts';
import { collectedDataEndpoints } from '#server/rest/endpoints/collectedDataEndpoints.ts';
import { customEntityEndpoints } from '#server/rest/endpoints/customEntityEndpoints.ts';
import { dashboardEndpoints } from '#server/rest/endpoints/dashboardEndpoints.ts';
import { discussionEndpoints } from '#server/rest/endpoints/discussionEndpoints.ts';
import { documentEndpoints } from '#server/rest/endpoints/documentEndpoints.ts';
import { emailSettingEndpoints } from '#server/rest/endpoints/emailSettingEndpoints.ts';
import { entityEndpoints } from '#server/rest/endpoints/entityEndpoints.ts';
import { exportEndpoints } from '#server/rest/endpoints/exportEndpoints.ts';
import { fieldEndpoints } from '#server/rest/endpoints/fieldEndpoints.ts';
import { filterEndpoints } from '#server/rest/endpoints/filterEndpoints.ts';
import { importEndpoints } from '#server/rest/endpoints/importEndpoints.ts';
import { issuedOutputEndpoints } from '#server/rest/endpoints/issuedOutputEndpoints.ts';
import { jobEndpoints } from '#server/rest/endpoints/jobEndpoints.ts';
import { logicEndpoints } from '#server/rest/endpoints/logicEndpoints.ts';
import { membershipEndpoints } from '#server/rest/endpoints/membershipEndpoints.ts';
import { merchantAccountEndpoints } from '#server/rest/endpoints/merchantAccountEndpoints.ts';
import { metricsEndpoints } from '#server/rest/endpoints/metricsEndpoints.ts';
import { outputEndpoints } from '#server/rest/endpoints/outputEndpoints.ts';
import { paymentEndpoints } from '#server/rest/endpoints/paymentEndpoints.ts';
import { peopleEndpoints } from '#server/rest/endpoints/peopleEndpoints.ts';
import { refundEndpoints } from '#server/rest/endpoints/refundEndpoints.ts';
import { requirementEndpoints } from '#server/rest/endpoints/requirementEndpoints.ts';
import { reviewEndpoints } from '#server/rest/endpoints/reviewEndpoints.ts';
import { reviewGroupEndpoints } from '#server/rest/endpoints/reviewGroupEndpoints.ts';
import { searchEndpoints } from '#server/rest/endpoints/searchEndpoints.ts';
import { sectionEndpoints } from '#server/rest/endpoints/sectionEndpoints.ts';
import { stepEndpoints } from '#server/rest/endpoints/stepEndpoints.ts';
import { stepPaymentEndpoints } from '#server/rest/endpoints/stepPayments.ts';
import { submissionEndpoints } from '#server/rest/endpoints/submissionEndpoints.ts';
import { submissionPeopleEndpoints } from '#server/rest/endpoints/submissionPeopleEndpoints.ts';
import { subprocessConfigEndpoints } from '#server/rest/endpoints/subprocessConfigEndpoints.ts';
import { subprocessEndpoints } from '#server/rest/endpoints/subprocessEndpoints.ts';
import { surveyEndpoints } from '#server/rest/endpoints/surveyEndpoints.ts';
import { surveyInvitationEndpoints } from '#server/rest/endpoints/surveyInvitationEndpoints.ts';
import { surveyResponseEndpoints } from '#server/rest/endpoints/surveyResponseEndpoints.ts';
import { tagEndpoints } from '#server/rest/endpoints/tagEndpoints.ts';
import { taskEndpoints } from '#server/rest/endpoints/taskEndpoints.ts';
import { teamAccessEndpoints } from '#server/rest/endpoints/teamAccessEndpoints.ts';
import { teamDomainEndpoints } from '#server/rest/endpoints/teamDomainEndpoints.ts';
import { teamEndpoints } from '#server/rest/endpoints/teamEndpoints.ts';
import { templateEndpoints } from '#server/rest/endpoints/templateEndpoints.ts';

/** The calls of one area of the product. */
export interface RestArea {
  readonly tag: string;
  readonly description: string;
  readonly endpoints: readonly Endpoint[];
}

/** Every area of the REST layer, in routing order. */
export const areas: readonly RestArea[] = [
  {
    tag: 'Account',
    description: 'Accounts, sessions, and email settings.',
    endpoints: [...accountEndpoints, ...emailSettingEndpoints],
  },
  {
    tag: 'Teams',
    description: 'Teams with their roles, members, API tokens, and payment accounts.',
    endpoints: [...merchantAccountEndpoints, ...teamEndpoints, ...teamDomainEndpoints, ...teamAccessEndpoints],
  },
  {
    tag: 'Forms',
    description: 'Forms, their members, and the steps, sections, fields, and logic of their drafts.',
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
    description: 'The outputs that a form’s submissions issue, and their documents.',
    endpoints: [...documentEndpoints, ...outputEndpoints],
  },
  {
    tag: 'Submissions',
    description: 'Submissions with their steps, answers, and people.',
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
    description: 'Payments and refunds.',
    endpoints: [...stepPaymentEndpoints, ...paymentEndpoints, ...refundEndpoints],
  },
  {
    tag: 'Surveys',
    description: 'Surveys with their invitations and responses.',
    endpoints: [...surveyResponseEndpoints, ...surveyInvitationEndpoints],
  },
  {
    tag: 'Custom entities',
    description: 'The kinds of people, places, and things that a team keeps on file.',
    endpoints: customEntityEndpoints,
  },
  { tag: 'Applicants and staff', description: 'The people on a submission.', endpoints: submissionPeopleEndpoints },
  {
    tag: 'Dashboard',
    description: 'The lists that staff work with.',
    endpoints: [...batchEndpoints, ...dashboardEndpoints],
  },
  { tag: 'Tasks', description: 'The tasks that await you.', endpoints: taskEndpoints },
  { tag: 'Filters', description: 'Saved filters.', endpoints: filterEndpoints },
  { tag: 'Tags', description: 'Labels that teams put on submissions to find them again.', endpoints: tagEndpoints },
  { tag: 'Search', description: 'Search for people and public records.', endpoints: searchEndpoints },
  {
    tag: 'Reviews',
    description: 'Reviews of a step, and review requests to third parties.',
    endpoints: reviewEndpoints,
  },
  { tag: 'Outputs', description: 'Outputs issued by submissions.', endpoints: issuedOutputEndpoints },
  { tag: 'Discussions', description: 'Discussions about submissions.', endpoints: discussionEndpoints },
  {
    tag: 'Exports',
    description: 'Exports and bulk exports.',
    endpoints: exportEndpoints,
  },
  {
    tag: 'Entities',
    description: 'The people, places, and things that a team keeps on file.',
    endpoints: entityEndpoints,
  },
  { tag: 'Imports', description: 'Records of other systems, imported from files.', endpoints: importEndpoints },
  {
    tag: 'Metrics',
    description: 'Metrics about submissions and revenue.',
    endpoints: metricsEndpoints,
  },
  { tag: 'Jobs', description: 'Background jobs and their results.', endpoints: jobEndpoints },
];

/** Every endpoint of the REST layer, area by area. */
export const endpoints: readonly Endpoint[] = areas.flatMap((area) => area.endpoints);
