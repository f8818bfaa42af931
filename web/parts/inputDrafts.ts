/** Unsent input in sessionStorage, so that leaving the page or a reload loses nothing. Kept until it is saved. */
const prefix = 'portico.input.';

export type InputDraft = Readonly<Record<string, unknown>>;

export function inputDraft(of: string): InputDraft | null {
  const kept = sessionStorage.getItem(prefix + of);
  return kept === null ? null : (JSON.parse(kept) as InputDraft);
}

export function saveInputDraft(of: string, draft: InputDraft | null): void {
  if (draft === null) sessionStorage.removeItem(prefix + of);
  else sessionStorage.setItem(prefix + of, JSON.stringify(draft));
}

/** So that the next person on this device can't read them. */
export function clearInputDrafts(): void {
  const own = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  for (const key of own) sessionStorage.removeItem(key);
}
