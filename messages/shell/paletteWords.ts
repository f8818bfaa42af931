import { plural } from '#domain/kernel/plural.ts';

/** The command palette: one search box for pages, records, and actions. */
export const paletteWords = {
  button: 'Search',
  title: 'Search and commands',
  label: 'Search submissions, forms, teams, pages, and actions',
  hint: 'Enter a number, a name, or an action',
  results: 'Results',
  groups: {
    recent: 'Recent',
    pages: 'Pages',
    actions: 'Actions',
    submissions: 'Submissions',
    forms: 'Forms',
    teams: 'Teams',
  },
  looking: 'Searching…',
  slow: 'Still searching. This is taking longer than usual.',
  failed: 'We couldn’t complete the search.',
  again: 'Try again',
  none: (typed: string) => `Nothing found for “${typed}”.`,
  count: (count: number) => plural(count, 'result'),
  notLoaded: 'We couldn’t load the search. Please try again.',
  form: 'Form',
  team: 'Team',
  inTeam: (page: string, team: string) => `${page}: ${team}`,
  formsOfTeam: (team: string) => `Forms: ${team}`,
  number: (number: number, name: string | null) => (name === null ? `#${number}` : `#${number} ${name}`),
  moves: 'to move',
  opens: 'to open',
  closes: 'to close',
} as const;
