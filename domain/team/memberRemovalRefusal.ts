interface TeamMember {
  readonly isViewer: boolean;
  readonly isCreator: boolean;
}

/**
 * Why a member cannot be removed on the team's people page, or null if they can. Their roles are managed through Roles,
 * and everyone leaves through the team's settings. Decision 0098.
 */
export function memberRemovalRefusal({ isViewer, isCreator }: TeamMember): 'memberIsYou' | 'memberIsCreator' | null {
  if (isViewer) return 'memberIsYou';
  return isCreator ? 'memberIsCreator' : null;
}
