import type { Observable, Subscription } from 'relay-runtime';
import { mayPass } from '#web/relay/requestError.ts';
import { shortly } from '#web/relay/shortly.ts';

/** How something that others change is looked at again. */
export interface Looking {
  /** Something has changed: it is looked at in a moment, together with what changes until then. */
  readonly soon: () => void;
  /** Something has changed that is shown without a look. One that is under way may be from before it, and would take it back. */
  readonly toldMeanwhile: () => void;
  /** Nothing is looked at until it is released, and what is under way is called off. */
  readonly hold: () => void;
  /** Looks at what changed meanwhile, if anything did. */
  readonly release: () => void;
}

/**
 * One look at a time, and one more when something changed while it was under way, which it may not have seen. Changes
 * that never stop are looked at all the same: they put off no look that was meant to come. A look that fails is made
 * again by itself: nobody can say whether another change will come. `look` answers null when there is nothing to look at
 * any more.
 */
export function createLooking(
  look: () => Observable<unknown> | null,
  gatherMs: number,
  waitMs: (failures: number) => number = shortly,
): Looking {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** apart from the other: what changes meanwhile is not kept waiting for it */
  let another: ReturnType<typeof setTimeout> | undefined;
  let current: Subscription | null = null;
  let isLooking = false;
  let isStale = false;
  let isHeld = false;
  /** something changed while it was held, or was not seen to its end */
  let isOwed = false;
  let failures = 0;

  function begin(): void {
    clear();
    if (isLooking) {
      isStale = true;
      return;
    }
    isStale = false;
    const looked = look();
    if (looked === null) return;
    isLooking = true;
    current = looked
      .finally(() => {
        isLooking = false;
        if (isStale) soon();
      })
      .subscribe({
        complete: () => {
          failures = 0;
        },
        error: (cause: unknown) => {
          // what is gone, or was refused, would be again
          if (!mayPass(cause)) return;
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
    toldMeanwhile: () => {
      if (isLooking) isStale = true;
    },
    hold: () => {
      isOwed ||= isLooking || timer !== undefined || another !== undefined;
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
