// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** What every mutation that changes a discussion returns. */
export const afterDiscussionChangeFragment = graphql`
  fragment afterChange_discussion on Discussion {
    waitsForApplicants
    ...DiscussionThread_discussion
    ...useMarkDiscussionRead_discussion
    submission {
      ...afterChange_submission
    }
  }
`;
