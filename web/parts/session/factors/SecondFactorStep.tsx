import { useState, type ReactElement } from 'react';
import { secondFactorStepWords } from '#messages/account/securityWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { supportsPasskeys } from '#web/parts/session/factors/callAuthenticator.ts';
import { FactorCodeForm, type SignedInResult } from '#web/parts/session/factors/FactorCodeForm.tsx';
import { useFinishSignIn } from '#web/parts/session/factors/useFinishSignIn.ts';
import { usePasskey } from '#web/parts/session/factors/usePasskey.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/parts/session/factors/SecondFactorStep.module.css';

/** A sign-in that has passed its first step. */
export interface PendingSignIn {
  readonly token: string;
  readonly offered: readonly string[];
  readonly passkeyOptions?: unknown;
}

interface SecondStepProps {
  readonly step: PendingSignIn;
  readonly onDone: (signedIn: SignedInResult, departure: GuardedNavigation) => void;
  /** starts over after this step expired */
  readonly onBack: () => void;
}

const otherWays = {
  passkey: secondFactorStepWords.useOtherPasskey,
  authenticatorApp: secondFactorStepWords.useApp,
  recoveryCode: secondFactorStepWords.useRecovery,
} as const;
type Way = keyof typeof otherWays;

/** Second step of sign-in. Offers the easiest factor first; the others are one click away. */
export function SecondFactorStep({ step, onDone, onBack }: SecondStepProps): ReactElement {
  const ways = (Object.keys(otherWays) as Way[]).filter(
    (one) => step.offered.includes(one) && (one !== 'passkey' || supportsPasskeys()),
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
            <Button key={other} variant="quiet" onPress={() => setWay(other)}>
              {otherWays[other]}
            </Button>
          ))}
        <Button variant="quiet" onPress={onBack}>
          {secondFactorStepWords.back}
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
      <p>{secondFactorStepWords.passkey}</p>
      <Refusal sentence={passkey.refusal} />
      <FormActions>
        <Button
          variant="primary"
          icon="key"
          isPending={passkey.isPending}
          pendingLabel={secondFactorStepWords.asking}
          onPress={passkey.run}
        >
          {secondFactorStepWords.usePasskey}
        </Button>
      </FormActions>
    </>
  );
}
