import { createContext, useContext } from 'react';

/** Number of retries of a panel. */
export const PanelRetryContext = createContext(0);

/** Use as `fetchKey`: with the same key, Relay returns the cached error. */
export const usePanelRetryCount = (): number => useContext(PanelRetryContext);
