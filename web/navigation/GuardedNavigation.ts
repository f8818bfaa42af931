import type { NavigateOptions, To } from 'react-router';

/**
 * Navigation requested at a certain place. It takes effect now or when an asynchronous result arrives, but not if the
 * user has navigated elsewhere in the meantime.
 */
export interface GuardedNavigation {
  /** The user has navigated elsewhere since. */
  readonly isLate: () => boolean;
  /**
   * The URL's search string as of the last navigation, even if its page is still loading. The next navigation builds on
   * it.
   */
  readonly said: string;
  /** To another place in the app, or a number of history entries forward or back. */
  readonly go: (to: To | number, options?: NavigateOptions) => void;
  /** To the same page with changed search parameters; null removes one. */
  readonly search: (changes: Readonly<Record<string, string | null>>, options?: NavigateOptions) => void;
  /** To a page outside the app. */
  readonly leave: (address: string) => void;
  /**
   * Loads a page as another user, so that nothing of this one is kept. If the user has navigated elsewhere, reloads
   * that page instead.
   */
  readonly startOver: (address: string) => void;
}
