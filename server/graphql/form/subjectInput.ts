import type { Subject } from '#domain/template/attachPeople.ts';

/** Converts the global ID of a User or Role from an input to a subject. */
export const subjectInput = ({ typename, id }: { typename: string; id: string }): Subject => ({
  type: typename === 'Role' ? 'AdminRole' : 'User',
  id,
});
