import type { Subject } from '#domain/template/attachPeople.ts';

/** A person or role as an input names it: by the global id of a User or a Role. */
export const subjectInput = ({ typename, id }: { typename: string; id: string }): Subject => ({
  type: typename === 'Role' ? 'AdminRole' : 'User',
  id,
});
