import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** How long a proof of identity is valid. */
export const proofLifetimeMs = 10 * 60_000;

/**
 * What an open browser or a stolen cookie must not be enough for: these actions require a fresh proof of identity. API
 * tokens can't give one, so `byToken` marks the actions a token's scope already covers (someone who grants
 * `money:write` means refunds); the others are for people only. `always` lists the mutations that do nothing else;
 * other mutations check depending on their input. Decision 0013.
 */
export const guardedActions = {
  /** adding someone to a role that owns or manages, giving a role such powers, or letting others grant them */
  givePowers: { byToken: false, always: [] },
  createApiToken: { byToken: false, always: ['createApiToken'] },
  changePayouts: { byToken: false, always: ['setUpMerchantAccount'] },
  changeFees: { byToken: false, always: ['setTeamFees'] },
  /** who may approve refunds */
  nameAuthority: { byToken: false, always: ['addTemplateAuthority', 'removeTemplateAuthority'] },
  /** allowing refunds without a second person */
  waiveAuthorization: { byToken: false, always: [] },
  /** who can read a form's submissions and edit the form */
  changeFormMembers: {
    byToken: false,
    always: ['addTemplateMember', 'inviteTemplateMember', 'setTemplateMemberLevel', 'removeTemplateMember'],
  },
  /** letting the public search a form's submissions */
  openRecords: { byToken: false, always: [] },
  /** approving a team */
  letTeamIn: { byToken: false, always: ['letTeamIn', 'approveTeamApplication'] },
  requestRefund: { byToken: true, always: [] },
  approveRefund: { byToken: true, always: [] },
  changeFactors: { byToken: false, always: [] },
  requireSecondFactor: { byToken: false, always: ['requireSecondFactor'] },
  resetFactors: { byToken: false, always: ['resetFactors'] },
  deactivatePerson: { byToken: false, always: ['deactivatePerson'] },
  reactivatePerson: { byToken: false, always: ['reactivatePerson'] },
  /** letting someone clone other governments' forms and waive sub-submissions */
  setGovernmentUser: { byToken: false, always: ['setGovernmentUser'] },
  /** what a team can use */
  setTeamFeatures: { byToken: false, always: ['setTeamFeatures'] },
  /** offering a form to every team */
  setLibraryForm: { byToken: false, always: ['setLibraryForm'] },
  /** suspending a team, and reinstating it */
  suspendTeam: { byToken: false, always: ['suspendTeam', 'reinstateTeam'] },
} as const satisfies Record<string, { readonly byToken: boolean; readonly always: readonly string[] }>;

export type GuardedAction = keyof typeof guardedActions;

/** Mutations no token can run, whatever its scopes. */
export const mutationsWithoutTokens: ReadonlySet<string> = new Set(
  Object.values(guardedActions).flatMap(({ byToken, always }): readonly string[] => (byToken ? [] : always)),
);

/** Who wants to do it. System jobs need no proof; anonymous users can't give one. */
export type ProofSubject =
  | { readonly kind: 'person'; readonly confirmedAt: Date | null }
  | { readonly kind: 'token' | 'anonymous' | 'system' };

/** Why it is refused, or null if it is allowed. */
export function proofRefusal(action: GuardedAction, asker: ProofSubject, now: Date): RefusalCode | null {
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
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= proofLifetimeMs;
