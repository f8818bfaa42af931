// read by relay-compiler alone: asked for so that the store knows it; whoever shows it asks by fragments of its own
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** Which parts a draft has now and in which order: asked for by whatever adds, moves or removes some. */
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
