import { plainId } from '#web/relay/plainId.ts';

interface AddressedGroup {
  readonly id: string;
  /** the viewer and roles of theirs that are reviewers in it */
  readonly speaksAs: readonly string[];
}

export interface ReviewGroupParams {
  /** group in the URL; null for the viewer's own */
  readonly groupId: string | null;
  /** role the viewer reviews as; null for any */
  readonly roleId: string | null;
}

/**
 * ID of the group the address refers to. Expects the viewer's groups first; null if the address names a group
 * the viewer doesn't review in.
 */
export function addressedReviewGroup(
  groups: readonly AddressedGroup[],
  { groupId, roleId }: ReviewGroupParams,
): string | null {
  const named = groups.filter(({ id }) => groupId === null || plainId(id) === groupId);
  return named.find(({ speaksAs }) => roleId === null || speaksAs.includes(`Role:${roleId}`))?.id ?? null;
}
