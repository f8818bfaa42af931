// Payment methods are read by name.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { formatAmount, parseMoney } from '#domain/kernel/money.ts';
import { onlineLimitRefusal } from '#domain/payment/onlineAmount.ts';
import { amountModes, flagsOfMode, type AmountMode } from '#domain/payment/PaymentConfig.ts';
import { paymentStepWords } from '#messages/form/formEditorWords.ts';
import type { PaymentStepEditor_step$key } from '#web/__generated__/PaymentStepEditor_step.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedRadio, SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { SavedRichText } from '#web/parts/template/SavedRichText.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import type { Outcome } from '#web/relay/Outcome.ts';
import { stepParam } from '#web/screens/Templates/Edit/stepParam.ts';
import { useUpdateStep } from '#web/screens/Templates/Edit/useUpdateStep.ts';
import { formIdOf, formPath } from '#web/screens/Templates/formPath.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface PaymentStepEditorProps {
  readonly step: PaymentStepEditor_step$key;
}

const notAnAmount: Outcome<never> = {
  kind: 'invalid',
  problems: [{ path: 'amount', code: 'mustBeAmount', message: paymentStepWords.amountInvalid }],
};

/** Offline payment methods with their instructions. */
const byHand = [
  { way: 'cash', accepts: 'acceptsCash', text: 'cashInstructions' },
  { way: 'check', accepts: 'acceptsChecks', text: 'checkInstructions' },
] as const;

/** Amount and payment methods of a payment step. */
export function PaymentStepEditor({ step }: PaymentStepEditorProps): ReactElement | null {
  const { id, config, availableFormulas, hasLaterFormulas } = useFragment(
    graphql`
      fragment PaymentStepEditor_step on Step {
        id
        config {
          mode
          amountCents
          formulaId
          acceptsCash
          acceptsChecks
          cashInstructions
          checkInstructions
          constituentPaysFee
          platformFeePercentage
        }
        hasLaterFormulas
        availableFormulas {
          id
          name
        }
      }
    `,
    step,
  );
  const params = useParams();
  const [updateStep] = useUpdateStep();
  if (!config) return null;
  const set = (change: object, seen?: object): Promise<Outcome<unknown>> =>
    updateStep({ input: { stepId: id, config: change, seenConfig: seen } });
  const [firstFormula] = availableFormulas;
  const withoutFormula = hasLaterFormulas ? paymentStepWords.laterFormulas : paymentStepWords.noFormula;
  const notOnline = config.mode === 'flat' && config.amountCents > 0 ? onlineLimitRefusal(config.amountCents) : null;
  const setMode = (value: string): Promise<Outcome<unknown>> => {
    const mode = value as AmountMode;
    const formulaId = mode === 'calculated' ? (config.formulaId ?? firstFormula?.id) : null;
    return set({ ...flagsOfMode[mode], formulaId });
  };
  return (
    <Card title={paymentStepWords.title}>
      <SavedRadio
        label={paymentStepWords.mode}
        value={config.mode}
        options={amountModes.map((mode) => ({
          value: mode,
          label: paymentStepWords.modes[mode],
          blockedBecause: mode === 'calculated' && !firstFormula ? withoutFormula : null,
        }))}
        save={setMode}
      />
      {config.mode === 'flat' && (
        <SavedText
          label={paymentStepWords.amount}
          hint={paymentStepWords.amountHint}
          inputMode="decimal"
          value={formatAmount(config.amountCents)}
          save={(text, seen) => {
            const amountCents = parseMoney(text);
            if (amountCents === null) return Promise.resolve(notAnAmount);
            return set({ amountCents }, { amountCents: parseMoney(seen) });
          }}
        />
      )}
      {notOnline !== null && <Alert tone="warning">{paymentStepWords.notOnline[notOnline]}</Alert>}
      {!firstFormula && (
        <div>
          <ButtonLink icon="plus" to={`${formPath(formIdOf(params))}/powerups/formulas/editor?step=${stepParam(id)}`}>
            {paymentStepWords.writeFormula}
          </ButtonLink>
        </div>
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
            hint={name === 'constituentPaysFee' ? paymentStepWords.constituentPaysFeeHint : undefined}
            value={config[name]}
            save={(value) => set({ [name]: value })}
          />
        ))}
      </div>
      {byHand
        .filter(({ accepts }) => config[accepts])
        .map(({ way, text }) => (
          <SavedRichText
            key={way}
            label={paymentStepWords.instructions[way]}
            hint={paymentStepWords.instructionsHint}
            value={config[text]}
            save={async (value, seen) => {
              const outcome = await set({ [text]: value }, { [text]: seen });
              if (outcome.kind === 'done') flash(paymentStepWords.instructionsUpdated[way]);
              return outcome;
            }}
          />
        ))}
      <DescriptionList
        facts={[[paymentStepWords.platformFee, paymentStepWords.platformFeeOf(config.platformFeePercentage)]]}
      />
    </Card>
  );
}
