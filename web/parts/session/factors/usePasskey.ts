import { useState } from 'react';
import type { Content } from '#domain/form/Content.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useSubmitOnce } from '#web/parts/form/useSubmitOnce.ts';
import { callAuthenticator } from '#web/parts/session/factors/callAuthenticator.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

interface PasskeyUse {
  readonly run: () => void;
  readonly isPending: boolean;
  /** why it failed */
  readonly refusal: string | null;
}

interface Question {
  readonly token: string;
  readonly options: object;
}

interface PasskeySetup<Done> {
  /** fetches the WebAuthn challenge, or returns a message saying why there is none */
  readonly question: () => Promise<Question | { readonly sentence: string }>;
  readonly send: (token: string, answer: Content) => Promise<Outcome<Done>>;
  readonly onDone: (done: Done, departure: GuardedNavigation) => void;
}

/** From click to server response, with the WebAuthn prompt in between; one at a time. */
export function usePasskey<Done>({ question, send, onDone }: PasskeySetup<Done>): PasskeyUse {
  const depart = useGuardedNavigation();
  const { isPending, submitOnce } = useSubmitOnce();
  const [refusal, setRefusal] = useState<string | null>(null);

  const attempt = async (): Promise<string | null> => {
    const departure = depart();
    const challenge = await question();
    if ('sentence' in challenge) return challenge.sentence;
    const told = await callAuthenticator('sign', challenge.options);
    if ('sentence' in told) return told.sentence;
    const outcome = await send(challenge.token, told.answer);
    if (outcome.kind === 'done') onDone(outcome.value, departure);
    return outcomeSentence(outcome);
  };

  const run = async (): Promise<void> => {
    setRefusal(null);
    setRefusal(await attempt());
  };
  return { run: () => void submitOnce(run), isPending, refusal };
}
