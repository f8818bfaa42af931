import { plural } from '#domain/kernel/plural.ts';

/** People assigned to a form's step, always or based on answers. */
export const stepPeopleWords = {
  title: 'People on this step',
  lead: 'They work on this step of every submission, or only view it. A role includes everyone in it at the time.',
  none: 'No one is assigned to just this step.',
  role: 'Role',
  acts: (name: string) => `${name} works on this step`,
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  nobodyFound: 'No one found. You can invite someone by email.',
  inviteHint: 'They’ll get an email with a link to this form, and can work on this step once it’s published.',
  groups: 'People added based on answers',
  groupsLead: 'Each group is added to the step when its logic applies.',
  groupCount: (count: number) => (count === 0 ? 'No groups' : plural(count, 'group')),
  group: (place: number) => `Group ${place}`,
  addGroup: 'Add group',
  deleteGroupNamed: (name: string) => `Delete ${name}`,
  deleteGroupTitle: (name: string) => `Delete ${name}?`,
  deleteGroupText: 'Its people will no longer be added to the step, and its logic will be deleted.',
  groupDeleted: 'Group deleted',
  nobodyInGroup: 'No one is in this group yet.',
  always: 'Always added',
} as const;
