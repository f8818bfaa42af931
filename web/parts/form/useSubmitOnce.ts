import { useRef, useState } from 'react';

interface SubmitOnce {
  readonly isPending: boolean;
  /** Does nothing while an earlier call is pending. */
  readonly submitOnce: (submit: () => Promise<void>) => Promise<void>;
}

/** Runs one submit at a time. */
export function useSubmitOnce(): SubmitOnce {
  const [isPending, setPending] = useState(false);
  // A ref, because state updates only after the second click of a double click.
  const isBusy = useRef(false);
  const submitOnce: SubmitOnce['submitOnce'] = async (submit) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await submit();
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { isPending, submitOnce };
}
