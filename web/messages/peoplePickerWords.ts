/** Finding somebody of the own teams and adding them, to a role or to a form. */
export const peoplePickerWords = {
  search: 'Name or email',
  searchHint: 'Searches the people of your teams, from two letters on.',
  searching: 'Searching…',
  results: 'People found',
  add: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  added: (name: string) => `${name} was added`,
  already: 'Member already added.',
} as const;
