import { formPresentationWords } from '#messages/form/formSettingsWords.ts';
import { configurationWords } from '#messages/form/formWords.ts';
import { useUpdateMasterTemplate } from '#web/parts/template/useUpdateMasterTemplate.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useRefetchConflictingTexts } from '#web/screens/Templates/Configuration/useRefetchConflictingTexts.ts';
import { useUpdateFlowTemplate } from '#web/screens/Templates/Configuration/useUpdateFlowTemplate.ts';
import { flash } from '#web/ui/flashes.ts';

type Input<Hook extends () => readonly [(variables: never) => unknown, ...unknown[]]> = Parameters<
  ReturnType<Hook>[0]
>[0] extends { input: infer Given }
  ? Given
  : never;

type Change = Omit<Input<typeof useUpdateMasterTemplate>, 'masterTemplateId'>;
type DraftChange = Omit<Input<typeof useUpdateFlowTemplate>, 'flowTemplateId'>;

/** All form settings report a failed save in the same words. */
function flashUnsaved<Done>(outcome: Outcome<Done>): Outcome<Done> {
  if (outcome.kind === 'failed') flash(formPresentationWords.notSaved, 'danger');
  return outcome;
}

/**
 * Changes a form setting. A saved choice is confirmed with a flash; for typed text the page header shows the
 * save status.
 */
export function useFormChange(masterTemplateId: string): {
  readonly choose: (change: Change) => Promise<Outcome<unknown>>;
  readonly type: (change: Change) => Promise<Outcome<unknown>>;
} {
  const [updateMasterTemplate] = useUpdateMasterTemplate();
  const refetchConflictingTexts = useRefetchConflictingTexts();
  const type = async (change: Change): Promise<Outcome<unknown>> =>
    flashUnsaved(refetchConflictingTexts(await updateMasterTemplate({ input: { masterTemplateId, ...change } })));
  const choose = async (change: Change): Promise<Outcome<unknown>> => {
    const outcome = await type(change);
    if (outcome.kind === 'done') flash(configurationWords.saved);
    return outcome;
  };
  return { choose, type };
}

/** The same for texts of the draft, which apply once published. */
export function useDraftChange(flowTemplateId: string): (change: DraftChange) => Promise<Outcome<unknown>> {
  const [updateFlowTemplate] = useUpdateFlowTemplate();
  return async (change) => flashUnsaved(await updateFlowTemplate({ input: { flowTemplateId, ...change } }));
}
