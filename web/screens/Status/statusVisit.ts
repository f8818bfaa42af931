/** The token of the status that is open in this tab. Kept for reloads; the server forgets it after 30 minutes. */
const storageKey = 'portico.status';

export const openedStatusToken = (): string => sessionStorage.getItem(storageKey) ?? '';

export function keepStatusToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, token);
}
