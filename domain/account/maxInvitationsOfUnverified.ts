/**
 * How many people someone can invite before verifying their email address. Those invitations are held until then and
 * never sent if it doesn't happen. Decision 0012.
 */
export const maxInvitationsOfUnverified = 5;
