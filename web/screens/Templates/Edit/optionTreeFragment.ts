// read by relay-compiler alone: asked for so that the store knows it; whoever shows it asks by fragments of its own
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** The order of all options, and which are chosen at first: one that is moved or chosen changes its neighbours. */
export const optionTreeFragment = graphql`
  fragment optionTree_draft on FlowTemplate {
    revision
    isModified
    steps {
      id
      sections {
        id
        fields {
          id
          options {
            id
            position
            isDefault
          }
        }
      }
      survey {
        id
        sections {
          id
          fields {
            id
            options {
              id
              position
              isDefault
            }
          }
        }
      }
    }
  }
`;
