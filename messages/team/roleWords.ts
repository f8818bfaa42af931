import type { EditLevel, RolePermission } from '#domain/team/roles.ts';

export const roleWords = {
  title: 'Roles',
  lead: 'A role is a group of people with the same permissions. Assign forms to roles, and nothing breaks when people join or leave.',
  add: '+ Add New Role',
  caption: 'The team’s roles',
  name: 'Role Name',
  members: 'Members',
  permissions: 'Permissions',
  actions: 'Actions',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  noMembers: 'No one is in this role yet.',
  nobody: 'No one',
  noPermissions: 'None',
  back: '< Back to what I was working on',
} as const;

export const roleFormWords = {
  newTitle: 'New role',
  settings: 'Settings',
  users: 'Users',
  name: 'Name',
  level: 'Who can edit this role?',
  permissions: 'Permissions',
  addMe: 'Add me to this role',
  save: 'Save',
  saving: 'Saving…',
  nameMissing: 'Enter a name first.',
  created: 'Role created. Next, add some users.',
  updated: 'Role updated',
  fixedOwner: 'The owner role has every permission and can’t be changed. It must have at least one member.',
  fixedMember: 'Everyone on the team has this role. It can’t be changed.',
  mayNotEdit: 'You can’t edit this role. See “Who can edit this role?”',
  onlyOwners: 'Only team owners can choose this.',
  onlyManagers: 'Only team owners and settings managers can change this.',
  onlyOwnMembers: 'You can choose this only if you’re in the role.',
  can: 'This role can',
  cannot: 'This role cannot',
  deleteTitle: (name: string) => `Delete the role ${name}?`,
  deleteText: 'People in this role will lose the access it gave them.',
  delete: 'Delete role',
  deleted: 'Role deleted',
} as const;

export const addedToRoleWords = {
  title: 'Added to Role',
  text: 'Only members of this role and team owners will be able to edit it. You’ll be added to the role automatically so you can still edit it.',
  confirm: 'Create role',
} as const;

export const editLevelWords: Readonly<Record<EditLevel, string>> = {
  anyone: 'Team Members',
  members: 'Role Members & Team Owners',
  owners: 'Team Owners',
};

export const permissionWords: Readonly<Record<RolePermission, { readonly name: string; readonly meaning: string }>> = {
  workflowCreator: { name: 'Team Form Creator', meaning: 'Create team forms' },
  teamManager: { name: 'Team Settings Manager', meaning: 'Manage settings, roles, and members' },
  financeManager: { name: 'Team Finance Manager', meaning: 'Manage finance settings and banking' },
  financeMember: { name: 'Team Finance Member', meaning: 'See transaction history and charge disputes' },
};

export const ownerPermissionWords = { name: 'Edit Roles', meaning: 'Edit all roles and who is in them' } as const;

export const roleMembersWords = {
  title: 'Users',
  caption: 'People in this role',
  name: 'Name',
  email: 'Email',
  actions: 'Actions',
  search: 'Add a person',
  noMatch: 'No one found. You can invite someone by email.',
  inviteTitle: 'Invite by email',
  inviteHint: 'They’ll get an email with a link. Opening it adds them to the role.',
  inviteEmail: 'Email',
  inviteName: 'Name',
  invite: 'Send invitation',
  inviting: 'Sending…',
  invited: (email: string) => `Invitation sent to ${email}`,
  again: 'Send again',
  againNamed: (name: string) => `Send ${name}’s invitation again`,
  sentAgain: 'Invitation sent again',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  leaveTitle: 'Leave this role?',
  leaveText: 'You’ll lose the access this role gives you. Someone else may have to add you back.',
  leave: 'Leave role',
  lastOwner: 'The owner role must have at least one member.',
  mayNotManage: 'You can’t change who is in this role. See “Who can edit this role?”',
} as const;
