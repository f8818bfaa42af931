/** A dialog that closes gives the focus back first; what opened it may be gone by then. */
const afterDialogMs = 60;

/** Puts the focus where reading goes on once the page has changed. */
export function focusSoon(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus(), afterDialogMs);
}
