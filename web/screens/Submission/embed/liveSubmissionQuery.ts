// Only keeps the Relay store complete.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** Everything that mutations return after a change, so both show the same. */
export const liveSubmissionQuery = graphql`
  query liveSubmissionQueryQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        ...afterChange_submission
      }
    }
  }
`;
