import type { EditLevel, RolePermission } from '#domain/team/roles.ts';

export const roleWords = {
  title: 'Roles',
  lead: 'A role is a group of people with the same rights. Forms are assigned to roles, so that people can come and go.',
  add: '+ Add New Role',
  caption: 'Roles of the team',
  name: 'Role Name',
  members: 'Members',
  permissions: 'Permissions',
  actions: 'Actions',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  noMembers: 'Nobody is in this role yet.',
  nobody: 'Nobody',
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
  fixedOwner: 'The owner role can do everything and cannot be changed. It keeps at least one member.',
  fixedMember: 'Everybody in the team has at least this role. It cannot be changed.',
  mayNotEdit: 'You cannot edit this role. Its edit level says who can.',
  onlyOwners: 'Only team owners can choose this.',
  onlyManagers: 'Only team owners and settings managers can change this.',
  onlyOwnMembers: 'Choose this when you are a member of the role.',
  can: 'This role can',
  cannot: 'This role cannot',
  deleteTitle: (name: string) => `Delete the role ${name}?`,
  deleteText: 'Its people lose what the role gave them.',
  delete: 'Delete role',
  deleted: 'Role deleted',
} as const;

export const addedToRoleWords = {
  title: 'Added to Role',
  text: 'Only members of this role and team owners will be able to edit it. You are automatically added to the role, so that you can still edit it.',
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
  noMatch: 'Nobody found. You can invite somebody by email.',
  inviteTitle: 'Invite by email',
  inviteHint: 'They get an email with a link, and are in the role as soon as they follow it.',
  inviteEmail: 'Email',
  inviteName: 'Name',
  invite: 'Send invitation',
  inviting: 'Sending…',
  invited: (email: string) => `Invitation sent to ${email}`,
  again: 'Send again',
  againNamed: (name: string) => `Send the invitation of ${name} again`,
  sentAgain: 'Invitation sent again',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  leaveTitle: 'Leave this role?',
  leaveText: 'You lose what the role gives you, and may not be able to come back by yourself.',
  leave: 'Leave role',
  lastOwner: 'The owner role keeps at least one member.',
  mayNotManage: 'You cannot change who is in this role. Its edit level says who can.',
} as const;
