// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** What every mutation that changes the files of a submission returns. */
export const afterFileChangeFragment = graphql`
  fragment afterFileChange_submission on Submission {
    ...afterChange_submission
    ...FilesPanel_submission
  }
`;
