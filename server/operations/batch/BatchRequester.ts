import type { Actor } from '#server/actor.ts';
import type { RequesterLimits } from '#server/sessions/loadPrincipal.ts';

/** The person who started a batch action. Its job acts in their name, with no more rights than they have. */
export type BatchRequester = RequesterLimits & { readonly actor: Extract<Actor, { userId: string }> };
