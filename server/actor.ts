/** Who acts. Operations and access rules see this and nothing of the request. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'person'; readonly userId: string; readonly sessionId: string }
  /** an integrator's API key: acts for its creator, in one team, within its scopes */
  | { readonly kind: 'token'; readonly tokenId: string; readonly userId: string; readonly teamId: string }
  | { readonly kind: 'system' };

export const anonymous: Actor = { kind: 'anonymous' };
export const system: Actor = { kind: 'system' };

/** The person who acts, or for whom a token acts; null for jobs and strangers. */
export const actingUserId = (actor: Actor): string | null =>
  actor.kind === 'person' || actor.kind === 'token' ? actor.userId : null;

/** The part of an idempotency key that identifies the actor. */
export function actorKey(actor: Actor): string {
  switch (actor.kind) {
    case 'person':
      return `user:${actor.userId}`;
    case 'token':
      return `token:${actor.tokenId}`;
    case 'anonymous':
    case 'system':
      return actor.kind;
  }
}
