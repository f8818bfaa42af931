import { plural } from '#domain/kernel/plural.ts';

/** The directory's list of entities. */
export const entityListWords = {
  nav: 'Directory',
  people: 'People',
  entities: 'Entities',
  imports: 'Imports',
  note: 'People, places, and things that your team keeps on file.',
  caption: 'Entities',
  name: 'Name',
  type: 'Type',
  changed: 'Last changed',
  search: 'Search',
  searchHint: 'A name, or the start of a phone number, license number, or email.',
  kind: 'Type',
  allKinds: 'All types',
  state: 'Show',
  states: { active: 'Active entities', archived: 'Archived entities' },
  export: 'Export',
  create: '+ Create new entity',
  more: 'Show more',
  count: (count: number, most: number) =>
    count >= most ? `${most.toLocaleString('en-US')} entities or more` : plural(count, 'entity', 'entities'),
  partial: 'Many names contain these words, so some matches may be missing. Type more of the name.',
  noneTitle: 'No entities yet',
  none: 'Create one, or import a spreadsheet. People can then pick them in forms.',
  noKinds: 'Define a type first, such as Business or Parcel. People can then pick your entities in forms.',
  askManager: 'A team manager has to define a type first, such as Business or Parcel.',
  defineKinds: 'Define types of entities',
  noMatchTitle: 'No entities found',
  noMatch: 'Check the spelling, or try fewer words.',
  noArchived: 'Entities you archive will appear here.',
} as const;

/** The page that adds an entity. */
export const newEntityWords = {
  title: 'New entity',
  kind: 'Type',
  chooseKind: 'Choose a type',
  name: 'Name',
  note: 'Notes',
  noteHint: 'Only your team sees these.',
  namedBy: (field: string) => `Entities of this type are named by “${field}”.`,
  save: 'Create entity',
  pending: 'Creating…',
  created: 'Entity created',
  restored: 'We kept what you typed earlier.',
  discard: 'Start over',
  remoteHint: 'A remote source keeps entities of this type. Choose one to add it to your directory.',
  remoteUnavailable: 'The remote source isn’t responding. Try again in a few minutes.',
  alikeTitle: 'Is it one of these?',
  alike: (count: number) =>
    count === 1 ? 'An entity on file looks the same.' : `${count} entities on file look the same.`,
  sameName: 'Similar name',
  sameValue: (field: string) => `Same ${field}`,
} as const;
