import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** For so long whoever has proved who they are is not asked again. */
export const proofHoldsMs = 10 * 60_000;

/**
 * What a browser that was left open, or a stolen cookie, must not be able to do: it asks the person to prove anew who
 * they are. An API token is nobody who could prove anything. What a scope was made for is done by it all the same:
 * whoever gave a program `money:write` meant it to give money back. Everything else here is for people alone.
 * Decision 0013.
 */
export const guardedActions = {
  /** putting somebody into a role that owns or manages, giving a role such powers, or letting others give them */
  givePowers: { byToken: false },
  createApiToken: { byToken: false },
  changePayouts: { byToken: false },
  changeFees: { byToken: false },
  /** who may send money back */
  nameAuthority: { byToken: false },
  requestRefund: { byToken: true },
  approveRefund: { byToken: true },
  changeFactors: { byToken: false },
  requireSecondFactor: { byToken: false },
  resetFactors: { byToken: false },
  deactivatePerson: { byToken: false },
  reactivatePerson: { byToken: false },
} as const satisfies Record<string, { readonly byToken: boolean }>;

export type GuardedAction = keyof typeof guardedActions;

/** Who wants to do it. The system is asked by nobody; a stranger has nothing to prove. */
export type Asker =
  | { readonly kind: 'person'; readonly confirmedAt: Date | null }
  | { readonly kind: 'token' | 'anonymous' | 'system' };

/** Why it is not done; null when it may be. */
export function proofRefusal(action: GuardedAction, asker: Asker, now: Date): RefusalCode | null {
  switch (asker.kind) {
    case 'person':
      return isFresh(asker.confirmedAt, now) ? null : 'confirmationNeeded';
    case 'token':
      return guardedActions[action].byToken ? null : 'peopleOnly';
    case 'anonymous':
      return 'confirmationNeeded';
    case 'system':
      return null;
  }
}

const isFresh = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= proofHoldsMs;
