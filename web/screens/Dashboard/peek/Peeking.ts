import { createContext, useContext } from 'react';
import { useOutletContext } from 'react-router';

interface Peeking {
  /** the submission that is open beside the list */
  readonly opened: string | null;
  /** opens it, or closes it when it is open */
  readonly toggle: (submissionId: string) => void;
}

/** For the rows of the list. */
export const PeekingContext = createContext<Peeking>({ opened: null, toggle: () => undefined });
export const usePeeking = (): Peeking => useContext(PeekingContext);

/** What the list knows for the submission that is open beside it. */
export interface PeekDesk {
  /** null at the ends of the list */
  readonly previous: string | null;
  readonly next: string | null;
  /** where it stands in the list; null when it stands there no more */
  readonly place: string | null;
  readonly show: (submissionId: string) => void;
  /** after something is done that takes its button away, reading goes on at the title */
  readonly toTitle: () => void;
  readonly help: () => void;
}

export const usePeekDesk = (): PeekDesk => useOutletContext<PeekDesk>();

/** By which the button of a row is found when the focus goes back to it. */
export const peekButtonId = (submissionId: string): string => `peek ${submissionId}`;
