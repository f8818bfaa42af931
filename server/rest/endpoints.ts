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

/** Every route of the REST layer: the tables of the areas, one after the other. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...merchantAccountEndpoints,
  ...teamEndpoints,
  ...teamAccessEndpoints,
  ...membershipEndpoints,
  ...templateEndpoints,
  ...stepEndpoints,
  ...sectionEndpoints,
  ...fieldEndpoints,
  ...logicEndpoints,
  ...peopleEndpoints,
  ...reviewGroupEndpoints,
  ...documentEndpoints,
  ...outputEndpoints,
  ...submissionEndpoints,
  ...collectedDataEndpoints,
  ...activeStepEndpoints,
  ...stepPaymentEndpoints,
  ...paymentEndpoints,
  ...refundEndpoints,
  ...submissionPeopleEndpoints,
  ...searchEndpoints,
  ...reviewEndpoints,
  ...issuedOutputEndpoints,
  ...discussionEndpoints,
  ...jobEndpoints,
];
