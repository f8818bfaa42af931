import type { NavigateOptions, To } from 'react-router';

/**
 * What a person asked for at the place where they were. It is done at once or when its answer is there, however long that
 * takes, and not at all once they have gone elsewhere: nobody is thrown back.
 */
export interface Departure {
  /** The reader has gone elsewhere since. */
  readonly isLate: () => boolean;
  /** What the address says since the last press, also while its page is still on its way: the next press goes on from there. */
  readonly said: string;
  /** To another place of the application, or so many steps on or back. */
  readonly go: (to: To | number, options?: NavigateOptions) => void;
  /** To the same place with other words in its search; null takes one out. */
  readonly search: (changes: Readonly<Record<string, string | null>>, options?: NavigateOptions) => void;
  /** To a page that is none of the application. */
  readonly leave: (address: string) => void;
  /** As another person, with nothing of this page kept; whoever has gone elsewhere is another person there. */
  readonly startOver: (address: string) => void;
}
