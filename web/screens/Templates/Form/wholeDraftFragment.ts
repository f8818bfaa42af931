// Only keeps the Relay store complete; components that show these fields have their own fragments.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/**
 * Everything any page of a form shows of its draft. Selected where all parts may be replaced, because a page
 * that is still open would otherwise render with missing fields.
 */
export const wholeDraftFragment = graphql`
  fragment wholeDraft_draft on FlowTemplate {
    id
    ...useFormChanges_draft
    ...FormNameField_draft
    ...EditorStepList_draft
    ...LogicPanel_draft
    ...LogicSources_draft
    steps {
      id
      ...StepEditor_step
    }
    configuredOutputs {
      id
      ...OutputEditor_output
    }
  }
`;
