// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/**
 * Everything that the submission's page shows of the submission, as it is after a change. Every mutation that can
 * change more than one part of the page returns it, so a new part is added here and in no hook. Changes since an
 * approval are left out, because comparing the answers takes long and few mutations affect them.
 */
export const afterChangeFragment = graphql`
  fragment afterChange_submission on Submission {
    status
    hasNotices
    isApplicantsTurn
    ...SubmissionBody_submission
    ...SubmissionFacts_submission
    ...SubmissionMenu_submission
    ...HaltedNotice_submission
    ...WhatNext_submission
    ...SkippedSubprocesses_submission
    ...OwedPayments_submission
    ...Requirements_submission
  }
`;
