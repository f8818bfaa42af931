/** A tab that has not reported for this long was closed or lost its connection. Clients report every 20 s. */
export const editingMs = 60_000;

/** Tabs that reported after this time still have the draft open. */
export const isEditingSince = (now: Date): Date => new Date(now.getTime() - editingMs);
