/** Message drafts in sessionStorage, kept until sent. They survive closing the panel, reloads, and failed requests. */
const prefix = 'portico.talk.';

export const discussionDraft = (of: string): string => sessionStorage.getItem(prefix + of) ?? '';

export function saveDiscussionDraft(of: string, text: string): void {
  if (text === '') sessionStorage.removeItem(prefix + of);
  else sessionStorage.setItem(prefix + of, text);
}

/** So that the next person on this device can't read them. */
export function clearDiscussionDrafts(): void {
  const own = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  for (const key of own) sessionStorage.removeItem(key);
}
