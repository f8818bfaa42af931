import type { Access } from '#server/access/createAccess.ts';
import type { Client } from '#server/Client.ts';
import type { OperationContext } from '#server/Services.ts';

/** What a resolver knows: who asks, what they may do, and how the answer may set a cookie. */
export interface RequestContext extends OperationContext {
  readonly access: Access;
  readonly client: Client;
  readonly cookies: { get(name: string): string | null; set(cookie: string): void };
  /** reads again who asks and what they may do, after that has changed within the request */
  refresh(): Promise<void>;
  /** somebody has signed in: the browser gets the cookie, and the rest of the answer is for that person */
  continueAs(cookie: string): Promise<void>;
}
