import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import type { Content } from '#domain/form/Content.ts';

/** An edit that the server has not acknowledged, with the revision that its writer saw. */
export interface Unsent {
  readonly content: Content;
  readonly revision: number;
  /** what was sent over that revision without an answer: should the server have it, it stems from this same writer */
  readonly sent: readonly Content[];
}

/** Keeps the unacknowledged edits of one person in one submission over reloads, crashes and new sign-ins. */
export interface Outbox {
  readonly load: () => Promise<ReadonlyMap<string, Unsent>>;
  readonly put: (identity: string, unsent: Unsent) => Promise<void>;
  readonly remove: (identity: string) => Promise<void>;
}

let store: UseStore | null = null;
const opened = (): UseStore => (store ??= createStore('portico-outbox', 'unsent'));

/** Where a browser keeps nothing, what was typed lives in the page until the server has it. */
const withoutStore = (): void => undefined;

/** On the person's own device; edits of another person who shares it are never shown nor sent. */
export function browserOutbox(userId: string, submissionId: string): Outbox {
  const prefix = `${userId} ${submissionId} `;
  return {
    load: async () => {
      const own = (await entries<string, Unsent>(opened()).catch(() => [])).filter(([key]) => key.startsWith(prefix));
      return new Map(own.map(([key, unsent]) => [key.slice(prefix.length), unsent]));
    },
    put: (identity, unsent) => setMany([[prefix + identity, unsent]], opened()).catch(withoutStore),
    remove: (identity) => delMany([prefix + identity], opened()).catch(withoutStore),
  };
}
