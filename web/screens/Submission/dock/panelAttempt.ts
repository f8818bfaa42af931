import { createContext, useContext } from 'react';

/** Number of retries of a panel. */
export const PanelAttempt = createContext(0);

/** Use as `fetchKey`: with the same key, Relay returns the cached error. */
export const usePanelAttempt = (): number => useContext(PanelAttempt);
