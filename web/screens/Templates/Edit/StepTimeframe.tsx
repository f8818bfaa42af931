import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { timeUnits, type TimeUnit } from '#domain/kernel/durations.ts';
import { stepsWords } from '#messages/form/formEditorWords.ts';
import type { StepTimeframe_step$key } from '#web/__generated__/StepTimeframe_step.graphql.ts';
import type { UpdateStepInput } from '#web/__generated__/useUpdateStepMutation.graphql.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import type { Outcome } from '#web/relay/Outcome.ts';
import { wholeNumberToSend } from '#web/screens/Templates/Edit/settingText.ts';
import { useUpdateStep } from '#web/screens/Templates/Edit/useUpdateStep.ts';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

/** How long a step may take before it is late. */
export function StepTimeframe({ step }: { readonly step: StepTimeframe_step$key }): ReactElement {
  const { id, time, timeUnit } = useFragment(
    graphql`
      fragment StepTimeframe_step on Step {
        id
        time
        timeUnit
      }
    `,
    step,
  );
  /** unit for a time not entered yet */
  const [unit, setUnit] = useState<TimeUnit>('days');
  const [updateStep] = useUpdateStep();
  const save = async (change: Omit<UpdateStepInput, 'stepId'>): Promise<Outcome<unknown>> => {
    const outcome = await updateStep({ input: { stepId: id, ...change } });
    if (outcome.kind === 'done')
      flash(change.time === null ? stepsWords.timeframeRemoved : stepsWords.timeframeUpdated);
    return outcome;
  };
  const saveTime = (text: string, before: string): Promise<Outcome<unknown>> => {
    const typed = wholeNumberToSend(text);
    const seenTimeframe = { time: wholeNumberToSend(before) };
    if (typed === null) return save({ time: null, timeUnit: null, seenTimeframe });
    // An existing unit may have been changed by someone else, so send the unit only with a new time.
    return save({ time: typed, ...(timeUnit ? {} : { timeUnit: unit }), seenTimeframe });
  };
  const saveUnit = async (value: string): Promise<Outcome<unknown>> => {
    const chosen = timeUnits.find((each) => each === value) ?? unit;
    setUnit(chosen);
    return typeof time === 'number' ? save({ timeUnit: chosen }) : { kind: 'done', value: null };
  };
  return (
    <div className={styles.pair}>
      <SavedText
        label={stepsWords.time}
        hint={stepsWords.timeHint}
        inputMode="numeric"
        isOptional
        value={typeof time === 'number' ? String(time) : ''}
        save={saveTime}
      />
      <SavedSelect
        label={stepsWords.timeUnit}
        hint={stepsWords.timeUnitHint}
        value={timeUnit ?? unit}
        options={timeUnits.map((value) => ({ value, label: stepsWords.timeUnits[value] }))}
        save={saveUnit}
      />
    </div>
  );
}
