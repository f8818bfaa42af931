// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/**
 * Everything that the submission's page, tasks, and previews show of the submission and that can change. Every mutation
 * that changes a submission returns it, and live updates refetch it, so a new part is added here and in no hook. Changes
 * since an approval are left out, because comparing the answers takes long and few mutations affect them.
 */
export const afterChangeFragment = graphql`
  fragment afterChange_submission on Submission {
    status
    task
    isSkippedTask
    hasNotices
    isApplicantsTurn
    ...FormSessionProvider_submission
    ...SubmissionBody_submission
    ...SubmissionDock_submission
    ...SubmissionFacts_submission
    ...SubmissionMenu_submission
    ...HaltedNotice_submission
    ...PeopleAndTags_submission
    ...WhatNext_submission
    ...SkippedSubprocesses_submission
    ...OwedPayments_submission
    ...Requirements_submission
  }
`;
