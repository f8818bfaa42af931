/** Drafts of messages and other texts in sessionStorage, kept until sent. They survive leaving the page, reloads, and failed requests. */
const prefix = 'portico.talk.';

export const textDraft = (of: string): string => sessionStorage.getItem(prefix + of) ?? '';

export function saveTextDraft(of: string, text: string): void {
  if (text === '') sessionStorage.removeItem(prefix + of);
  else sessionStorage.setItem(prefix + of, text);
}

/** So that the next person on this device can't read them. */
export function clearTextDrafts(): void {
  const own = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  for (const key of own) sessionStorage.removeItem(key);
}
