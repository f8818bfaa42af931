// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** What every mutation that changes who is responsible for later steps returns. */
export const afterAssignmentFragment = graphql`
  fragment afterAssignment_submission on Submission {
    ...afterChange_submission
    ...AssignResponsibilityStep_submission
  }
`;
