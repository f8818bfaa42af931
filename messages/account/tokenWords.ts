import type { TokenArea } from '#domain/access/scopes.ts';

export const tokenWords = {
  title: 'API tokens',
  lead: 'A token lets a program do what you can do on this team, within the scopes you choose.',
  docs: 'API reference',
  create: 'New token',
  caption: 'The team’s API tokens',
  name: 'Name',
  scopes: 'Scopes',
  createdBy: 'Created by',
  lastUsed: 'Last used',
  never: 'Never',
  expires: 'Expires',
  noExpiry: 'Doesn’t expire',
  status: 'Status',
  actions: 'Actions',
  hint: (letters: string) => `ends in ${letters}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke the token ${name}?`,
  revokeText: 'Programs that use it will stop working immediately. This can’t be undone.',
  confirmRevoke: 'Revoke token',
  revoked: 'Token revoked',
  emptyTitle: 'No tokens yet',
  empty: 'A token lets another program read or change this team’s data. You can revoke it at any time.',
  notAllowed: 'Only team owners can see and create API tokens.',
} as const;

export const newTokenWords = {
  title: 'New API token',
  name: 'Name',
  nameHint: 'What it’s for, so you’ll recognize it later.',
  scopes: 'What it can do',
  scopesHint: 'Choose only what the program needs.',
  area: 'Area',
  read: 'Read',
  write: 'Change',
  none: 'Choose at least one scope',
  expiry: 'Valid for',
  send: 'Create token',
  pending: 'Creating…',
  shownTitle: 'Copy your token now',
  shown: 'This is the only time we’ll show it.',
  token: 'Token',
  copy: 'Copy token',
  copied: 'Token copied',
  done: 'I’ve copied it',
  toList: 'Go to API tokens',
  lost: 'The token was created, but we can’t show it again. Revoke it and create another one.',
} as const;

export const tokenAreaWords: Readonly<Record<TokenArea, string>> = {
  forms: 'Forms',
  submissions: 'Submissions',
  money: 'Payments',
  entities: 'Entities',
  team: 'Team',
  exports: 'Exports',
};

/** Lifetimes in days; null for a token that never expires. */
export const tokenLifetimes = [
  { value: '30', days: 30, label: '30 days' },
  { value: '90', days: 90, label: '90 days' },
  { value: '365', days: 365, label: 'One year' },
  { value: 'never', days: null, label: 'Until it’s revoked' },
] as const;
