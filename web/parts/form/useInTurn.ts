import { useRef } from 'react';

/**
 * Sends one change after the other, in the order in which they were chosen: the answer to each brings the whole as it is
 * then, so one that overtook another would show what is no longer true.
 */
export function useInTurn(): <Done>(send: () => Promise<Done>) => Promise<Done> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (send) => {
    const ended = last.current.then(send);
    last.current = ended;
    return ended;
  };
}
