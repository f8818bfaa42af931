/** The words of a field that asks for a record of the town. */
export const entityFieldWords = {
  find: 'Find',
  findHint: 'Type a word of its name, then press Find.',
  noMatches: (entity: string) => `Sorry, no ${entity} matches.`,
  searchFailed: 'Unable to fetch entities. If this problem persists, please open a discussion.',
  changeChoice: 'Choose another',
  showMore: 'Show More',
  showLess: 'Show Less',
} as const;
