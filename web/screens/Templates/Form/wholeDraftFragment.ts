// read by relay-compiler alone: asked for so that the store knows it; whoever shows it asks by fragments of its own
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';

/**
 * All that any page of a form shows of its draft: asked for where other parts may stand in the place of all that are known. A page
 * that is still open would be drawn with the few words that the next one asks for.
 */
export const wholeDraftFragment = graphql`
  fragment wholeDraft_draft on FlowTemplate {
    id
    ...useFormChanges_draft
    ...FormNameField_draft
    ...StepPath_draft
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
