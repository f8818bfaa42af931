import type { Access } from '#server/access/createAccess.ts';
import type { Client } from '#server/Client.ts';
import type { OperationContext } from '#server/Services.ts';

/** What a resolver knows: the caller, the caller's permissions, and the response's cookies. */
export interface RequestContext extends OperationContext {
  readonly access: Access;
  readonly client: Client;
  readonly cookies: { get(name: string): string | null; set(cookie: string): void };
  /** Reloads the caller and their permissions after a change within the request. */
  refresh(): Promise<void>;
  /** Sets the cookie of a new session and continues the request as the person who signed in. */
  continueAs(cookie: string): Promise<void>;
}
