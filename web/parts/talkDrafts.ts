/**
 * What somebody is writing to others, kept in this tab until it is sent: closing what it is written in, a reload and a
 * failed way lose nothing.
 */
const prefix = 'portico.talk.';

export const talkDraft = (of: string): string => sessionStorage.getItem(prefix + of) ?? '';

export function keepTalkDraft(of: string, text: string): void {
  if (text === '') sessionStorage.removeItem(prefix + of);
  else sessionStorage.setItem(prefix + of, text);
}

/** Whoever comes to this screen next reads none of it. */
export function forgetTalkDrafts(): void {
  const own = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  for (const key of own) sessionStorage.removeItem(key);
}
