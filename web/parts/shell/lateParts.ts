/**
 * What few people need of the frame of every page. A file of its own: the browser is told what each consists of, and those
 * who need none of it load none of those names.
 */
export const staffBar = async () => (await import('#web/parts/shell/StaffBar.tsx')).StaffBar;

export const batchTray = async () => (await import('#web/parts/batch/BatchTray.tsx')).BatchTray;

export const signInAgainDialog = async () =>
  (await import('#web/parts/session/SignInAgainDialog.tsx')).SignInAgainDialog;

export const confirmIdentityDialog = async () =>
  (await import('#web/parts/session/factors/ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog;
