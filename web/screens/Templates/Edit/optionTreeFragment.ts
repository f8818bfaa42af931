// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** Order and default selection of all options, because changing one affects its neighbors. */
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
