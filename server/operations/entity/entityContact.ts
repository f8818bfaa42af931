import { Refusal } from '#domain/kernel/refusal.ts';
import { newId } from '#server/newId.ts';
import { invitePerson, type InvitationSubject } from '#server/operations/account/invitePerson.ts';
import { refuseUnknownPerson } from '#server/operations/account/refuseUnknownPerson.ts';
import { lockEntity, recordEntityChanges } from '#server/operations/entity/changeEntity.ts';
import { operation, type Tx } from '#server/operations/operation.ts';

interface NamedContact {
  readonly entityId: string;
  readonly userId: string;
}

/** Makes a person whom the team knows a point of contact, who sees the entity and can suggest edits. */
export const addEntityContact = operation<NamedContact, string>(
  'addEntityContact',
  async (tx, { entityId, userId }) => {
    const { teamId } = await lockEntity(tx, entityId);
    await refuseUnknownPerson(tx, { personId: userId, teamId, path: 'userId' });
    await makeContact(tx, entityId, userId);
    return entityId;
  },
);

interface InvitedContact {
  readonly entityId: string;
  readonly email: string;
  readonly name: string;
}

/** Makes anyone with an email address a point of contact, with or without an account. */
export const inviteEntityContact = operation<InvitedContact, string>(
  'inviteEntityContact',
  async (tx, { entityId, email, name }) => {
    await lockEntity(tx, entityId);
    await invitePerson(tx, { email, name }, await entitySubject(tx, entityId), (userId) =>
      makeContact(tx, entityId, userId),
    );
    return entityId;
  },
);

/** What invitations of points of contact say. */
export async function entitySubject({ db }: Pick<Tx, 'db'>, entityId: string): Promise<InvitationSubject> {
  const { name, team } = await db.entity.findUniqueOrThrow({ where: { id: entityId }, include: { team: true } });
  return { type: 'Entity', id: entityId, name, mailRole: 'contact', page: `/entities/${entityId}`, team };
}

/** Does nothing if the person is a point of contact already. */
export async function makeContact(tx: Tx, entityId: string, userId: string): Promise<void> {
  const entity = await lockEntity(tx, entityId);
  const { count } = await tx.db.entityContact.createMany({
    data: [{ id: newId(), teamId: entity.teamId, entityId, userId, createdAt: tx.now }],
    skipDuplicates: true,
  });
  if (count === 0) return;
  const { name } = await tx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
  await recordEntityChanges(tx, entity, [{ kind: 'contact_added', after: name }]);
}

export const removeEntityContact = operation<NamedContact, string>(
  'removeEntityContact',
  async (tx, { entityId, userId }) => {
    const entity = await lockEntity(tx, entityId);
    const { count } = await tx.db.entityContact.deleteMany({ where: { entityId, userId } });
    if (count === 0) throw new Refusal('outdated');
    const { name } = await tx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
    await recordEntityChanges(tx, entity, [{ kind: 'contact_removed', before: name }]);
    return entityId;
  },
);
