import { plainId } from '#web/relay/plainId.ts';

interface AddressedGroup {
  readonly id: string;
  /** the reader and roles of theirs that are expected to review in it */
  readonly speaksAs: readonly string[];
}

export interface ReviewAddress {
  /** the group that is named; null for whichever is the reader's */
  readonly groupId: string | null;
  /** the role for which the reader speaks; null for whatever they are expected as */
  readonly roleId: string | null;
}

/** Of groups, the reader's first, the id of the one that an address means: null when it names what is not there for the reader. */
export function meantGroup(groups: readonly AddressedGroup[], { groupId, roleId }: ReviewAddress): string | null {
  const named = groups.filter(({ id }) => groupId === null || plainId(id) === groupId);
  return named.find(({ speaksAs }) => roleId === null || speaksAs.includes(`Role:${roleId}`))?.id ?? null;
}
