import { useLayoutEffect, useRef } from 'react';
import type { Outcome } from '#web/relay/Outcome.ts';

/**
 * Serializes mutations that send a whole list while its parts are edited one at a time. Each builds on the
 * result of the one before, so that none overwrites another; a refused one is discarded.
 */
export function useQueuedUpdates<Whole, Done>(
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
