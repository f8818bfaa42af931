import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** For so long whoever has proved who they are is not asked again. */
export const proofHoldsMs = 10 * 60_000;

/**
 * What a browser that was left open, or a stolen cookie, must not be able to do: it asks the person to prove anew who
 * they are. An API token is nobody who could prove anything. What a scope was made for is done by it all the same:
 * whoever gave a program `money:write` meant it to give money back. Everything else here is for people alone. `always` are
 * the mutations that never do anything else; others ask where what they are to do is meant. Decision 0013.
 */
export const guardedActions = {
  /** putting somebody into a role that owns or manages, giving a role such powers, or letting others give them */
  givePowers: { byToken: false, always: [] },
  createApiToken: { byToken: false, always: ['createApiToken'] },
  changePayouts: { byToken: false, always: ['setUpMerchantAccount'] },
  changeFees: { byToken: false, always: ['setTeamFees'] },
  /** who may send money back, and who no longer */
  nameAuthority: { byToken: false, always: ['addTemplateAuthority', 'removeTemplateAuthority'] },
  /** letting money go back without a second person */
  waiveAuthorization: { byToken: false, always: [] },
  /** who reads a form with all that comes in by it, and who changes it */
  changeFormMembers: {
    byToken: false,
    always: ['addTemplateMember', 'inviteTemplateMember', 'setTemplateMemberLevel', 'removeTemplateMember'],
  },
  /** letting whoever asks search what was sent in by a form */
  openRecords: { byToken: false, always: [] },
  /** a team that the installation vouches for from then on */
  letTeamIn: { byToken: false, always: ['letTeamIn', 'approveTeamApplication'] },
  requestRefund: { byToken: true, always: [] },
  approveRefund: { byToken: true, always: [] },
  changeFactors: { byToken: false, always: [] },
  requireSecondFactor: { byToken: false, always: ['requireSecondFactor'] },
  resetFactors: { byToken: false, always: ['resetFactors'] },
  deactivatePerson: { byToken: false, always: ['deactivatePerson'] },
  reactivatePerson: { byToken: false, always: ['reactivatePerson'] },
  /** stopping all that a team does, and letting it go on */
  suspendTeam: { byToken: false, always: ['suspendTeam', 'reinstateTeam'] },
} as const satisfies Record<string, { readonly byToken: boolean; readonly always: readonly string[] }>;

export type GuardedAction = keyof typeof guardedActions;

/** Mutations that no token can ever do, whatever its scopes. */
export const peopleOnly: ReadonlySet<string> = new Set(
  Object.values(guardedActions).flatMap(({ byToken, always }): readonly string[] => (byToken ? [] : always)),
);

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
