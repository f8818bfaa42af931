import { v7 } from 'uuid';

/** Ids grow with time, so that new rows lie beside each other in every index. */
export const newId = (): string => v7();
