import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useRequestPasskey } from '#web/parts/session/factors/useRequestPasskey.ts';

type Requested = { readonly token: string; readonly options: object } | { readonly sentence: string };

/** Fetches a WebAuthn challenge from the server. */
export function usePasskeyChallenge(): () => Promise<Requested> {
  const [requestPasskey] = useRequestPasskey();
  return async () => {
    const outcome = await requestPasskey({});
    if (outcome.kind !== 'done') return { sentence: outcomeSentence(outcome) ?? '' };
    const { token, options } = outcome.value;
    return { token, options: options as object };
  };
}
