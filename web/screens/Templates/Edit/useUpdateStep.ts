import { graphql } from 'react-relay';
import { stepsWords } from '#messages/form/formEditorWords.ts';
import type { useUpdateStepMutation } from '#web/__generated__/useUpdateStepMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';
import { flash } from '#web/ui/flashes.ts';

/** Server faults get a generic message; refusals are shown at their setting. */
export const useUpdateStep = (): MutationHook<useUpdateStepMutation> => {
  const [updateStep, isPending] = useMutation<useUpdateStepMutation>(graphql`
    mutation useUpdateStepMutation($input: UpdateStepInput!) {
      updateStep(input: $input) {
        ... on UpdateStepPayload {
          step {
            ...StepEditor_step
            ...EditorStepList_step
          }
          flowTemplate {
            revision
            isModified
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const update: typeof updateStep = async (variables) => {
    const outcome = await updateStep(variables);
    if (outcome.kind === 'failed' && outcome.error.failure === 'fault') flash(stepsWords.notUpdated, 'danger');
    return outcome;
  };
  return [update, isPending];
};
