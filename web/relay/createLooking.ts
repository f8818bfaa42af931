import type { Observable, Subscription } from 'relay-runtime';

/** How something that others change is looked at again. */
export interface Looking {
  /** Something has changed: it is looked at in a moment, together with what changes until then. */
  readonly soon: () => void;
  /** Nothing is looked at until it is released, and what is under way is called off. */
  readonly hold: () => void;
  /** Looks at what changed meanwhile. */
  readonly release: () => void;
}

/**
 * One look at a time, and one more when something changed while it was under way, which it may not have seen. Changes
 * that never stop are looked at all the same: they put off no look that was meant to come. `look` answers null when
 * there is nothing to look at any more.
 */
export function createLooking(look: () => Observable<unknown> | null, gatherMs: number): Looking {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Subscription | null = null;
  let isLooking = false;
  let isStale = false;
  let isHeld = false;

  function begin(): void {
    timer = undefined;
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
      // what does not come now comes with the next change, or when the line is open again
      .subscribe({ error: () => undefined });
  }

  function soon(): void {
    if (!isHeld) timer ??= setTimeout(begin, gatherMs);
  }

  return {
    soon,
    hold: () => {
      isHeld = true;
      clearTimeout(timer);
      timer = undefined;
      current?.unsubscribe();
    },
    release: () => {
      isHeld = false;
      soon();
    },
  };
}
