import { system } from '#server/actor.ts';
import { brandTeam, type TeamPictures } from '#server/demoTown/brandTeam.ts';
import { townContext, townPersonId, townPieceKey, type Town } from '#server/demoTown/town.ts';
import type { TownPerson } from '#server/demoTown/townPeople.ts';
import { letTeamIn } from '#server/operations/installation/teamTerms.ts';
import { createRole } from '#server/operations/team/role.ts';
import { addRoleMember } from '#server/operations/team/roleMember.ts';
import { createTeam, updateTeam } from '#server/operations/team/team.ts';

const foundedDaysAgo = 58;

interface TownRole {
  readonly name: string;
  readonly permissions?: { readonly workflowCreator?: true; readonly financeManager?: true };
  readonly members: readonly TownPerson[];
}

interface TownTeam {
  readonly name: string;
  readonly slug: string;
  readonly color: string;
  readonly pictures: TeamPictures;
  readonly supportEmail: string;
  readonly owner: TownPerson;
  readonly members: readonly TownPerson[];
  readonly roles: readonly TownRole[];
}

const cityHall = {
  ...{ name: 'City Hall', slug: 'city-hall', color: '#1f4e79', owner: 'owner' },
  supportEmail: 'permits@springfield.example',
  pictures: {
    logo: { file: 'city-hall-logo.png', altText: 'Seal of the City of Springfield' },
    banner: {
      ...{ file: 'city-hall-banner.png', altText: 'City Hall and the river' },
      ...{ crop: { x: 0, y: 70, w: 1_600, h: 900 }, focus: { x: 50, y: 57 } },
    },
  },
  members: ['author', 'reviewer', 'fireMarshal', 'counter', 'finance'],
  roles: [
    { name: 'Form authors', permissions: { workflowCreator: true }, members: ['author'] },
    { name: 'Plan reviewers', members: ['reviewer', 'fireMarshal'] },
    { name: 'Permit counter', members: ['counter'] },
    { name: 'Finance', permissions: { financeManager: true }, members: ['finance'] },
  ],
} as const satisfies TownTeam;

const parks = {
  ...{ name: 'Parks and Recreation', slug: 'parks', color: '#2f6b3c', owner: 'parksOwner' },
  supportEmail: 'parks@springfield.example',
  pictures: {
    logo: { file: 'parks-logo.png', altText: '' },
    banner: {
      ...{ file: 'parks-banner.jpg', altText: 'A picnic shelter by the lake' },
      ...{ crop: { x: 0, y: 0, w: 1_280, h: 720 }, focus: { x: 50, y: 68 } },
    },
  },
  members: ['ranger'],
  roles: [{ name: 'Rangers', members: ['ranger'] }],
} as const satisfies TownTeam;

export interface MadeTeam {
  readonly teamId: string;
  readonly roleIds: ReadonlyMap<string, string>;
}

export async function makeTeams(town: Town): Promise<{ readonly cityHall: MadeTeam; readonly parks: MadeTeam }> {
  return { parks: await makeTeam(town, parks), cityHall: await makeTeam(town, cityHall) };
}

async function makeTeam(town: Town, team: TownTeam): Promise<MadeTeam> {
  const { name, slug, color, supportEmail, owner, members, roles } = team;
  const ctx = townContext(town, owner, foundedDaysAgo);
  const key = (...of: readonly string[]): string => townPieceKey('team', slug, ...of);
  const teamId = await createTeam(ctx, { userId: townPersonId(town, owner), name, slug }, key());
  await letTeamIn({ ...ctx, actor: system }, { teamId, despiteLikeness: false }, key('let in'));
  await updateTeam(ctx, { teamId, color, supportEmail }, key('color'));
  await brandTeam(ctx, teamId, team.pictures, key('pictures'));
  const memberRole = await town.services.db.role.findFirstOrThrow({ where: { teamId, roleType: 'member' } });
  const enter = async (roleId: string, roleName: string, player: TownPerson): Promise<unknown> =>
    addRoleMember({ ...ctx, actor: system }, { roleId, userId: townPersonId(town, player) }, key(roleName, player));
  for (const player of members) await enter(memberRole.id, 'members', player);
  const roleIds = new Map<string, string>();
  for (const role of roles) {
    const permissions = role.permissions ?? {};
    const draft = { teamId, name: role.name, memberMgmtLevel: 'owners', permissions, addMe: false } as const;
    const roleId = await createRole(ctx, draft, key('role', role.name));
    roleIds.set(role.name, roleId);
    for (const player of role.members) await enter(roleId, role.name, player);
  }
  return { teamId, roleIds };
}
