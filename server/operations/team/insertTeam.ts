import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';
import {
  findFreeSlug,
  lockTeamNames,
  refuseLookAlike,
  refuseTakenSlug,
  refuseOnTakenSlug,
} from '#server/operations/team/teamSlugs.ts';

interface Wanted {
  readonly name: string;
  /** derived from the name if null */
  readonly slug: string | null;
  readonly timeZone: string;
  readonly creatorId: string | null;
  readonly ownerId: string | null;
  /** approved by the operator */
  readonly isLetIn: boolean;
  readonly despiteLikeness: boolean;
}

export interface InsertedTeam {
  readonly id: string;
  readonly slug: string;
  readonly ownerRoleId: string;
}

/** Creates a team with its owner and member roles. */
export async function insertTeam(tx: Tx, wanted: Wanted): Promise<InsertedTeam> {
  const { name, timeZone, creatorId, ownerId } = wanted;
  await lockTeamNames(tx);
  if (wanted.slug !== null) await refuseTakenSlug(tx, wanted.slug, null);
  if (!wanted.despiteLikeness) {
    const address = wanted.slug === null ? {} : { slug: wanted.slug };
    await refuseLookAlike(tx, { name, ...address, userId: ownerId });
  }
  const id = newId();
  const slug = wanted.slug ?? (await findFreeSlug(tx, name));
  const letInAt = wanted.isLetIn ? tx.now : null;
  await refuseOnTakenSlug(
    tx.db.team.create({ data: { id, name, slug, timeZone, creatorId, letInAt, createdAt: tx.now } }),
  );
  const ownerRoleId = newId();
  await tx.db.role.createMany({
    data: [
      {
        ...{ id: ownerRoleId, teamId: id, name: 'Team Owners', roleType: 'owner', memberMgmtLevel: 'owners' },
        ...{ workflowCreator: true, teamManager: true, financeManager: true, creatorId },
      },
      { id: newId(), teamId: id, name: 'Team Members', roleType: 'member', creatorId },
    ],
  });
  if (ownerId !== null) {
    const member = { id: newId(), teamId: id, roleId: ownerRoleId, userId: ownerId, addedById: creatorId };
    await tx.db.roleMember.create({ data: member });
  }
  tx.record({ kind: 'createTeam', teamId: id });
  return { id, slug, ownerRoleId };
}
