/**
 * Rarely needed parts of the page frame. Kept in a module of its own because the bundler lists each chunk's
 * dependencies where it is imported, and most users shouldn't load those lists.
 */
export const staffBar = async () => (await import('#web/parts/shell/StaffBar.tsx')).StaffBar;

export const batchTray = async () => (await import('#web/parts/batch/BatchTray.tsx')).BatchTray;

export const signInAgainDialog = async () =>
  (await import('#web/parts/session/SignInAgainDialog.tsx')).SignInAgainDialog;

export const confirmIdentityDialog = async () =>
  (await import('#web/parts/session/factors/ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog;
