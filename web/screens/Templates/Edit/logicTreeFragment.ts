// read by relay-compiler alone: asked for so that the store knows it; whoever shows it asks by fragments of its own
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/** All logic of a draft: whatever is removed leaves its target without any. */
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
