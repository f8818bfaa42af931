import { formFaceWords } from '#web/messages/formSettingsWords.ts';
import { configurationWords } from '#web/messages/templates.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useAskTexts } from '#web/screens/Templates/Configuration/useAskTexts.ts';
import { useUpdateMasterTemplate } from '#web/screens/Templates/Configuration/useUpdateMasterTemplate.ts';
import { flash } from '#web/ui/flashes.ts';

type Change = Omit<Parameters<ReturnType<typeof useUpdateMasterTemplate>[0]>[0]['input'], 'masterTemplateId'>;

/** Changes one setting of a form by itself. Choices are told when they hold; of what is typed the head of the page tells. */
export function useFormChange(masterTemplateId: string): {
  readonly choose: (change: Change) => Promise<Outcome<unknown>>;
  readonly type: (change: Change) => Promise<Outcome<unknown>>;
} {
  const [updateMasterTemplate] = useUpdateMasterTemplate();
  const asked = useAskTexts();
  const type = async (change: Change): Promise<Outcome<unknown>> => {
    const outcome = asked(await updateMasterTemplate({ input: { masterTemplateId, ...change } }));
    if (outcome.kind === 'failed') flash(formFaceWords.notSaved, 'danger');
    return outcome;
  };
  const choose = async (change: Change): Promise<Outcome<unknown>> => {
    const outcome = await type(change);
    if (outcome.kind === 'done') flash(configurationWords.saved);
    return outcome;
  };
  return { choose, type };
}
