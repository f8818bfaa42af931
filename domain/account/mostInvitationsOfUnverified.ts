/**
 * How many people somebody invites who has not shown that the address is theirs. Those invitations wait until then, and
 * are nothing if it never happens. Decision 0012.
 */
export const mostInvitationsOfUnverified = 5;
