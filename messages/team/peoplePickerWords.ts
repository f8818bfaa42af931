import { plural } from '#domain/kernel/plural.ts';

/** Finding people and adding them to a role, a form, a step or a submission. */
export const peoplePickerWords = {
  search: 'Name or email',
  searchHint: 'Searches the people in your teams. Enter at least two letters.',
  searchWithRoles: 'Person or role',
  searchWithRolesHint: 'Searches the people and roles in the team. Enter at least two letters.',
  searchWithResidentsHint:
    'Searches people with an account, by the start of a name or email address. Enter at least two letters.',
  searching: 'Searching…',
  searchFailed: 'Something went wrong.',
  results: 'People found',
  outsiders: 'People outside your teams',
  residents: 'Residents',
  showOutsiders: (count: number) => `Show ${plural(count, 'match', 'matches')} from outside your teams`,
  role: 'Role',
  members: (count: number) => plural(count, 'person', 'people'),
  add: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  added: (name: string) => `${name} was added`,
  notAdded: 'There was a problem adding that user. Please try again later.',
  newRole: 'Create a role',
  already: 'Member already added.',
  inviteTitle: 'Invite by email',
  inviteEmail: 'Email',
  inviteName: 'Name',
  invite: 'Send invitation',
  inviting: 'Sending…',
  invited: (email: string) => `Invitation sent to ${email}`,
} as const;
