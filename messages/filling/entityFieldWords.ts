/** The field type that looks up one of the town's records. */
export const entityFieldWords = {
  find: 'Find',
  findHint: 'Type a word from its name, then press Find.',
  noMatches: (entity: string) => `Sorry, no ${entity} matches.`,
  searchFailed: 'Unable to fetch entities. If this problem persists, please open a discussion.',
  changeChoice: 'Choose another',
  showMore: 'Show More',
  showLess: 'Show Less',
} as const;
