import type { Observable, Subscription } from 'relay-runtime';
import { isRetryable } from '#web/relay/requestError.ts';
import { retryDelayMs } from '#web/relay/retryDelayMs.ts';

/** Refetches data that others change. */
export interface ThrottledRefetch {
  /** Something changed. Refetches after a short delay, together with further changes. */
  readonly soon: () => void;
  /**
   * Something changed and is already shown from the event. A fetch in flight may be older and revert it, so fetch again
   * afterward.
   */
  readonly markInFlightStale: () => void;
  /** Suspends fetching until released, and cancels the fetch in flight. */
  readonly hold: () => void;
  /** Resumes, and refetches if something changed in the meantime. */
  readonly release: () => void;
}

/**
 * Throttled refetching: one fetch at a time, and one more if something changed while it was in flight. Constant changes
 * never postpone a scheduled fetch (no debounce). Failed fetches are retried automatically, because no further change
 * may come. `refetch` returns null when there is nothing left to fetch.
 */
export function createThrottledRefetch(
  refetch: () => Observable<unknown> | null,
  gatherMs: number,
  waitMs: (failures: number) => number = retryDelayMs,
): ThrottledRefetch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** the retry timer is separate, so that new changes don't wait for it */
  let another: ReturnType<typeof setTimeout> | undefined;
  let current: Subscription | null = null;
  let isFetching = false;
  let isStale = false;
  let isHeld = false;
  /** something changed while on hold, or a fetch was canceled */
  let isOwed = false;
  let failures = 0;

  function begin(): void {
    clear();
    if (isFetching) {
      isStale = true;
      return;
    }
    isStale = false;
    const fetching = refetch();
    if (fetching === null) return;
    isFetching = true;
    current = fetching
      .finally(() => {
        isFetching = false;
        if (isStale) soon();
      })
      .subscribe({
        complete: () => {
          failures = 0;
        },
        error: (cause: unknown) => {
          // a retry would fail the same way if the record is gone or access was refused
          if (!isRetryable(cause)) return;
          if (!isHeld) another ??= setTimeout(begin, waitMs(failures));
          failures += 1;
        },
      });
  }

  function clear(): void {
    clearTimeout(timer);
    clearTimeout(another);
    timer = undefined;
    another = undefined;
  }

  function soon(): void {
    if (isHeld) isOwed = true;
    else timer ??= setTimeout(begin, gatherMs);
  }

  return {
    soon,
    markInFlightStale: () => {
      if (isFetching) isStale = true;
    },
    hold: () => {
      isOwed ||= isFetching || timer !== undefined || another !== undefined;
      isHeld = true;
      clear();
      current?.unsubscribe();
    },
    release: () => {
      isHeld = false;
      if (isOwed) soon();
      isOwed = false;
    },
  };
}
