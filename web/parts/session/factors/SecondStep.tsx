import { useState, type ReactElement } from 'react';
import { secondStepWords } from '#messages/account/securityWords.ts';
import type { Departure } from '#web/navigation/Departure.ts';
import { knowsPasskeys } from '#web/parts/session/factors/askDevice.ts';
import { FactorCodeForm, type SignedIn } from '#web/parts/session/factors/FactorCodeForm.tsx';
import { useFinishSignIn } from '#web/parts/session/factors/useFinishSignIn.ts';
import { usePasskey } from '#web/parts/session/factors/usePasskey.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from '#web/parts/session/factors/SecondStep.module.css';

/** A sign-in that has passed its first step. */
export interface WaitingSignIn {
  readonly token: string;
  readonly offered: readonly string[];
  readonly passkeyOptions?: unknown;
}

interface SecondStepProps {
  readonly step: WaitingSignIn;
  readonly onDone: (signedIn: SignedIn, departure: Departure) => void;
  /** starts over after this step expired */
  readonly onBack: () => void;
}

const otherWays = {
  passkey: secondStepWords.useOtherPasskey,
  authenticatorApp: secondStepWords.useApp,
  recoveryCode: secondStepWords.useRecovery,
} as const;
type Way = keyof typeof otherWays;

/** Second step of sign-in. Offers the easiest factor first; the others are one click away. */
export function SecondStep({ step, onDone, onBack }: SecondStepProps): ReactElement {
  const ways = (Object.keys(otherWays) as Way[]).filter(
    (one) => step.offered.includes(one) && (one !== 'passkey' || knowsPasskeys()),
  );
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoveryCode');
  return (
    <div className={styles.step}>
      {way === 'passkey' && <PasskeyStep step={step} onDone={onDone} />}
      {way === 'authenticatorApp' && <FactorCodeForm key={way} kind="code" token={step.token} onDone={onDone} />}
      {way === 'recoveryCode' && <FactorCodeForm key={way} kind="recoveryCode" token={step.token} onDone={onDone} />}
      <div className={styles.others}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} look="quiet" onPress={() => setWay(other)}>
              {otherWays[other]}
            </Button>
          ))}
        <Button look="quiet" onPress={onBack}>
          {secondStepWords.back}
        </Button>
      </div>
    </div>
  );
}

function PasskeyStep({ step, onDone }: Omit<SecondStepProps, 'onBack'>): ReactElement {
  const [finishSignIn] = useFinishSignIn();
  const passkey = usePasskey({
    question: () => Promise.resolve({ token: step.token, options: step.passkeyOptions as object }),
    send: (token, answer) => finishSignIn({ input: { token, passkey: answer } }),
    onDone,
  });
  return (
    <>
      <p>{secondStepWords.passkey}</p>
      {passkey.refusal !== null && (
        <Alert tone="danger" isLive>
          {passkey.refusal}
        </Alert>
      )}
      <FormActions>
        <Button
          look="primary"
          icon="key"
          isPending={passkey.isPending}
          pendingLabel={secondStepWords.asking}
          onPress={passkey.run}
        >
          {secondStepWords.usePasskey}
        </Button>
      </FormActions>
    </>
  );
}
