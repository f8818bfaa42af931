// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** Parts of a draft in order, selected by every mutation that adds, moves, or removes some. */
export const formTreeFragment = graphql`
  fragment formTree_draft on FlowTemplate {
    revision
    isModified
    hasPaymentStep
    steps {
      id
      position
      sections {
        id
        position
        fields {
          id
          position
          sectionId
        }
      }
      survey {
        id
        sections {
          id
          position
          fields {
            id
            position
            sectionId
          }
        }
      }
      reviewGroups {
        id
      }
      subprocessConfigs {
        id
        position
      }
    }
  }
`;
