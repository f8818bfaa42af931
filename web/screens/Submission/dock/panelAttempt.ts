import { createContext, useContext } from 'react';

/** How often a panel was tried again. */
export const PanelAttempt = createContext(0);

/** For the `fetchKey` of what a panel asks for: without another one relay answers with the failure that it remembers. */
export const usePanelAttempt = (): number => useContext(PanelAttempt);
