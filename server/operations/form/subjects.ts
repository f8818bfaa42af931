import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { Subject } from '#domain/template/attachPeople.ts';
import { refuseUnknownPerson } from '#server/operations/account/refuseUnknownPerson.ts';
import type { Draft } from '#server/operations/form/draft.ts';

/** The columns that refer to a person or a role. */
export interface SubjectColumns {
  readonly userId: string | null;
  readonly roleId: string | null;
}

export const columnsOfSubject = ({ type, id }: Subject): SubjectColumns =>
  type === 'User' ? { userId: id, roleId: null } : { userId: null, roleId: id };

export function subjectOf({ userId, roleId }: SubjectColumns): Subject {
  return userId === null ? { type: 'AdminRole', id: roleId ?? '' } : { type: 'User', id: userId };
}

/** Only people the team knows and roles of the form's team can be assigned. */
export async function refuseUnknownSubject(
  { tx, db, teamId }: Draft,
  { type, id }: Subject,
  path: string,
): Promise<void> {
  if (type === 'User') return refuseUnknownPerson(tx, { personId: id, teamId, path });
  const isKnown = (await db.role.count({ where: { id, teamId, archivedAt: null } })) > 0;
  if (!isKnown) throw new InvalidInput([{ path, code: 'roleUnknown' }]);
}
