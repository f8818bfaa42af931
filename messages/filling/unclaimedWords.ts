/** A form of a team that no government has claimed: no one has confirmed whose it is. Decision 0115. */
export const unclaimedWords = {
  title: 'No government has claimed this form yet',
  text: (team: string) =>
    `We haven’t confirmed who runs ${team}. Start this form only if you know them, and don’t pay or send documents if you aren’t sure.`,
  member: 'You’re on this team. Ask the people who run this site to confirm that it belongs to your government.',
} as const;
