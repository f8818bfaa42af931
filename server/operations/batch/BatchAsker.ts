import type { Actor } from '#server/actor.ts';
import type { Asker } from '#server/sessions/loadPrincipal.ts';

/** Who asked for a batch: its job acts in their name, and may no more than they may. */
export type BatchAsker = Asker & { readonly actor: Extract<Actor, { userId: string }> };
