// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** What every mutation that changes applicants, assignees, or access to a submission returns. */
export const afterPeopleChangeFragment = graphql`
  fragment afterPeopleChange_submission on Submission {
    ...afterChange_submission
    ...AccessPanel_submission
  }
`;
