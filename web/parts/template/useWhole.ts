import { useLayoutEffect, useRef } from 'react';
import type { Outcome } from '#web/relay/Outcome.ts';

/**
 * For what is sent as a whole while its parts are changed one by one: changes wait for each other, and each is made to what
 * the one before left, so that none takes another back. One that was refused leaves nothing behind.
 */
export function useWhole<Whole, Done>(
  known: Whole,
  send: (whole: Whole) => Promise<Outcome<Done>>,
  after: (done: Done, whole: Whole) => Whole,
): (change: (whole: Whole) => Whole) => Promise<Outcome<Done>> {
  const base = useRef(known);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const newest = useRef({ send, after });
  useLayoutEffect(() => {
    newest.current = { send, after };
    if (waiting.current === 0) base.current = known;
  });
  return (change) => {
    waiting.current += 1;
    const sent = line.current.then(async () => {
      const whole = change(base.current);
      const outcome = await newest.current.send(whole);
      waiting.current -= 1;
      if (outcome.kind === 'done') base.current = newest.current.after(outcome.value, whole);
      return outcome;
    });
    line.current = sent;
    return sent;
  };
}
