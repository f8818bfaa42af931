import { createContext, useContext } from 'react';
import { useOutletContext } from 'react-router';

interface Peeking {
  /** submission open in the preview */
  readonly opened: string | null;
  /** opens it, or closes it if it is open */
  readonly toggle: (submissionId: string) => void;
}

export const PeekContext = createContext<Peeking>({ opened: null, toggle: () => undefined });
export const usePeek = (): Peeking => useContext(PeekContext);

/** What the list tells the preview. */
export interface PeekOutlet {
  /** null at the ends of the list */
  readonly previous: string | null;
  readonly next: string | null;
  /** its position in the list; null if it is no longer listed */
  readonly place: string | null;
  readonly show: (submissionId: string) => void;
  /** moves focus to the title after an action removed its own button */
  readonly toTitle: () => void;
  readonly help: () => void;
}

export const usePeekOutlet = (): PeekOutlet => useOutletContext<PeekOutlet>();

/** DOM ID of a row's preview button, to restore focus to it. */
export const peekButtonId = (submissionId: string): string => `peek ${submissionId}`;
