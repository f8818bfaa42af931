// the ways to pay are read by their names
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import { formatAmount, parseMoney } from '#domain/kernel/money.ts';
import { amountModes, flagsOfMode, type AmountMode } from '#domain/payment/PaymentConfig.ts';
import type { PaymentStepEditor_step$key } from '#web/__generated__/PaymentStepEditor_step.graphql.ts';
import { paymentStepWords } from '#web/messages/templateEditor.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedRadio, SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import type { Outcome } from '#web/relay/Outcome.ts';
import { Card } from '#web/ui/Card.tsx';
import { Facts } from '#web/ui/Facts.tsx';

import styles from './EditScreen.module.css';
import { useUpdateStep } from './useUpdateStep.ts';

interface PaymentStepEditorProps {
  readonly step: PaymentStepEditor_step$key;
}

const notAnAmount: Outcome<never> = {
  kind: 'invalid',
  problems: [{ path: 'amount', code: 'mustBeAmount', message: paymentStepWords.amountInvalid }],
};

/** How much is asked for, and in which ways it may be paid. */
export function PaymentStepEditor({ step }: PaymentStepEditorProps): ReactElement | null {
  const { id, config, availableFormulas } = useFragment(
    graphql`
      fragment PaymentStepEditor_step on Step {
        id
        config {
          mode
          amountCents
          formulaId
          acceptsCash
          acceptsChecks
          constituentPaysFee
          platformFeePercentage
        }
        availableFormulas {
          id
          name
        }
      }
    `,
    step,
  );
  const [updateStep] = useUpdateStep();
  if (!config) return null;
  const set = (change: object): Promise<Outcome<unknown>> => updateStep({ input: { stepId: id, config: change } });
  const [firstFormula] = availableFormulas;
  const setMode = (value: string): Promise<Outcome<unknown>> => {
    const mode = value as AmountMode;
    const formulaId = mode === 'calculated' ? (config.formulaId ?? firstFormula?.id) : null;
    return set({ ...flagsOfMode[mode], formulaId });
  };
  // what a formula gives can be chosen once there is one
  const modes = amountModes.filter((mode) => mode !== 'calculated' || availableFormulas.length > 0);
  return (
    <Card title={paymentStepWords.title}>
      <SavedRadio
        label={paymentStepWords.mode}
        value={config.mode}
        options={modes.map((mode) => ({ value: mode, label: paymentStepWords.modes[mode] }))}
        save={setMode}
      />
      {config.mode === 'flat' && (
        <SavedText
          label={paymentStepWords.amount}
          hint={paymentStepWords.amountHint}
          inputMode="decimal"
          value={formatAmount(config.amountCents)}
          save={(text) => {
            const amountCents = parseMoney(text);
            return amountCents === null ? Promise.resolve(notAnAmount) : set({ amountCents });
          }}
        />
      )}
      {config.mode === 'calculated' && (
        <SavedSelect
          label={paymentStepWords.formula}
          value={config.formulaId ?? ''}
          options={availableFormulas.map(({ id: value, name }) => ({ value, label: name }))}
          save={(formulaId) => set({ formulaId })}
        />
      )}
      <div className={styles.flags}>
        {(['acceptsCash', 'acceptsChecks', 'constituentPaysFee'] as const).map((name) => (
          <SavedCheckbox
            key={name}
            label={paymentStepWords[name]}
            value={config[name]}
            save={(value) => set({ [name]: value })}
          />
        ))}
      </div>
      <Facts facts={[[paymentStepWords.platformFee, paymentStepWords.platformFeeOf(config.platformFeePercentage)]]} />
    </Card>
  );
}
