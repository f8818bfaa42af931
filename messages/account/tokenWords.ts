import type { TokenArea } from '#domain/access/scopes.ts';

export const tokenWords = {
  title: 'API tokens',
  lead: 'With a token a program can use this team as you can, within the scopes you choose.',
  docs: 'API reference',
  create: 'New token',
  caption: 'API tokens of the team',
  name: 'Name',
  scopes: 'Scopes',
  createdBy: 'Made by',
  lastUsed: 'Last used',
  never: 'Never',
  expires: 'Expires',
  noExpiry: 'Does not expire',
  status: 'Status',
  actions: 'Actions',
  hint: (letters: string) => `ends in ${letters}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke the token ${name}?`,
  revokeText: 'Programs that use it stop working at once. This cannot be undone.',
  confirmRevoke: 'Revoke token',
  revoked: 'Token revoked',
  emptyTitle: 'No tokens yet',
  empty: 'A token lets another program of yours read or change what this team has. You can revoke it at any time.',
  notAllowed: 'Only team owners can see and make API tokens.',
} as const;

export const newTokenWords = {
  title: 'New API token',
  name: 'Name',
  nameHint: 'What it is for, so that you know it again.',
  scopes: 'What it may do',
  scopesHint: 'Choose as little as the program needs.',
  area: 'Area',
  read: 'Read',
  write: 'Change',
  none: 'Choose at least one scope',
  expiry: 'Valid for',
  send: 'Create token',
  pending: 'Creating…',
  shownTitle: 'Copy your token now',
  shown: 'Copy it now: it is shown only once, and nobody can show it to you again.',
  token: 'Token',
  copy: 'Copy token',
  copied: 'Token copied',
  done: 'I have copied it',
  toList: 'Go to the tokens',
  lost: 'The token was made, but we cannot show it again. Revoke it and make another one.',
} as const;

export const tokenAreaWords: Readonly<Record<TokenArea, string>> = {
  forms: 'Forms',
  submissions: 'Submissions',
  money: 'Payments',
  entities: 'Entities',
  team: 'Team',
  exports: 'Exports',
};

/** Days; null for a token that holds until it is revoked. */
export const tokenLives = [
  { value: '30', days: 30, label: '30 days' },
  { value: '90', days: 90, label: '90 days' },
  { value: '365', days: 365, label: 'One year' },
  { value: 'never', days: null, label: 'Until it is revoked' },
] as const;
