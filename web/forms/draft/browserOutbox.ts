import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import type { Content } from '#domain/form/Content.ts';

/** An edit the server has not acknowledged, with the revision its writer saw. */
export interface UnsentEdit {
  readonly content: Content;
  readonly revision: number;
  /** contents sent over that revision without a response; if the server has one of them, it came from this writer */
  readonly sent: readonly Content[];
}

/** Unacknowledged edits of one person in one submission. Survives reloads, crashes, and new sign-ins. */
export interface Outbox {
  readonly load: () => Promise<ReadonlyMap<string, UnsentEdit>>;
  readonly put: (identity: string, unsent: UnsentEdit) => Promise<void>;
  readonly remove: (identity: string) => Promise<void>;
}

let store: UseStore | null = null;
const opened = (): UseStore => (store ??= createStore('portico-outbox', 'unsent'));

/** Without browser storage, edits live only in the page until saved. */
const withoutStore = (): void => undefined;

/**
 * Stored on the device. Keys include the user, so that edits of another person on the same device are never
 * shown or sent.
 */
export function browserOutbox(userId: string, submissionId: string): Outbox {
  const prefix = `${userId} ${submissionId} `;
  return {
    load: async () => {
      const own = (await entries<string, UnsentEdit>(opened()).catch(() => [])).filter(([key]) =>
        key.startsWith(prefix),
      );
      return new Map(own.map(([key, unsent]) => [key.slice(prefix.length), unsent]));
    },
    put: (identity, unsent) => setMany([[prefix + identity, unsent]], opened()).catch(withoutStore),
    remove: (identity) => delMany([prefix + identity], opened()).catch(withoutStore),
  };
}
