import type { TeamImageUse } from '#domain/team/teamImages.ts';

/**
 * The path of a team's public picture. It keeps working in old emails after the picture was replaced; the version makes
 * browsers fetch the new one.
 */
export const teamImagePath = (teamId: string, use: TeamImageUse, fileId: string): string =>
  `/images/teams/${teamId}/${use}?v=${fileId}`;
