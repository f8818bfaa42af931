import type { Observable, Subscription } from 'relay-runtime';

interface Searches<Term> {
  readonly search: (term: Term) => void;
  readonly stop: () => void;
}

interface Found<Term, Answer> {
  readonly term: Term;
  /** null if the request failed */
  readonly answer: Answer | null;
}

/**
 * Throttled searches: the first is sent immediately, then the latest one per interval, so that continuous typing
 * still gets results. Results are delivered in order; a later result cancels all earlier requests in flight.
 */
export function createThrottledSearch<Term, Answer>(
  ask: (term: Term) => Observable<Answer>,
  tell: (found: Found<Term, Answer>) => void,
  everyMs: number,
): Searches<Term> {
  const underway: Subscription[] = [];
  let waiting: { readonly term: Term } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(term: Term): void {
    let own: Subscription | null = null;
    const settle = (answer: Answer | null): void => {
      const place = own === null ? -1 : underway.indexOf(own);
      for (const earlier of underway.splice(0, place + 1).slice(0, -1)) earlier.unsubscribe();
      tell({ term, answer });
    };
    ask(term).subscribe({
      start: (begun) => {
        own = begun;
        underway.push(begun);
      },
      next: settle,
      error: () => settle(null),
    });
  }

  function next(): void {
    timer = undefined;
    if (waiting === null) return;
    const { term } = waiting;
    waiting = null;
    timer = setTimeout(next, everyMs);
    send(term);
  }

  return {
    search: (term) => {
      waiting = { term };
      if (timer === undefined) next();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      for (const request of underway.splice(0)) request.unsubscribe();
    },
  };
}
