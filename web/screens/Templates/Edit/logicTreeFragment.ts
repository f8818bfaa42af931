// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** All logic of a draft, because deleting a part also removes logic elsewhere. */
export const logicTreeFragment = graphql`
  fragment logicTree_draft on FlowTemplate {
    steps {
      id
      stepAssignmentGroups {
        id
        logicConfig {
          id
          ...LogicSummary_logic
          ...LogicForm_logic
        }
      }
      reviewGroups {
        id
        required
        logicConfig {
          id
          ...LogicSummary_logic
          ...LogicForm_logic
        }
      }
      subprocessConfigs {
        id
        logicConfig {
          id
          ...LogicSummary_logic
          ...LogicForm_logic
        }
      }
      sections {
        id
        logicConfig {
          id
          ...LogicSummary_logic
          ...LogicForm_logic
        }
        fields {
          id
          logicConfig {
            id
            ...LogicSummary_logic
            ...LogicForm_logic
          }
        }
      }
      survey {
        id
        sections {
          id
          logicConfig {
            id
            ...LogicSummary_logic
            ...LogicForm_logic
          }
          fields {
            id
            logicConfig {
              id
              ...LogicSummary_logic
              ...LogicForm_logic
            }
          }
        }
      }
    }
  }
`;
