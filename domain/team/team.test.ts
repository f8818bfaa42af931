import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decide } from '#domain/access/decide.ts';
import type { Relation } from '#domain/access/relations.ts';
import {
  changeRoleRefusal,
  editLevels,
  joinsOwnRole,
  normalisePermissions,
  offeredEditLevels,
  removeMemberRefusal,
  roleFacts,
  roleProblems,
  roleTypes,
} from '#domain/team/roles.ts';
import { domainProblems, hasLightColor, slugState, teamProblems } from '#domain/team/team.ts';

describe('team settings', () => {
  test.each([
    [{}, []],
    [{ name: 'Springfield', color: '#363636', timeZone: 'America/Chicago', slug: 'springfield' }, []],
    [{ name: ' ' }, ['name nameMissing']],
    [{ color: 'red' }, ['color colorInvalid']],
    [{ color: '#3636' }, ['color colorInvalid']],
    [{ timeZone: 'Springfield' }, ['timeZone timeZoneInvalid']],
    [{ slug: '12' }, ['slug slugInvalid']],
    [{ slug: '1234' }, ['slug slugInvalid']],
    [
      { name: '', color: '', timeZone: '', slug: '' },
      ['name nameMissing', 'color colorInvalid', 'timeZone timeZoneInvalid', 'slug slugInvalid'],
    ],
  ])('%j have the problems %j', (settings, problems) => {
    expect(teamProblems(settings).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });

  test.each([
    ['ab', null, null, 'invalid'],
    ['ab', null, true, 'invalid'],
    ['town', 'town', 'checking', 'unchecked'],
    ['town', null, null, 'unchecked'],
    ['town', null, 'checking', 'checking'],
    ['town', null, true, 'available'],
    ['town', 'city', false, 'notAvailable'],
  ] as const)('the slug %j of a team with %j, availability %j, is %s', (slug, own, availability, state) => {
    expect(slugState(slug, own, availability)).toBe(state);
  });

  test.each([
    ['', [], ['domainMissing']],
    ['  ', [], ['domainMissing']],
    ['town', [], ['domainInvalid']],
    ['permits.town.gov', [], []],
    ['Permits.Town.gov ', ['permits.town.gov'], ['domainTaken']],
  ])('the domain %j added to %j has the problems %j', (typed, existing, codes) => {
    expect(domainProblems(typed, existing).map(({ code }) => code)).toEqual(codes);
  });

  it('know whether their color needs dark text', () => {
    expect(hasLightColor('#ffffff')).toBe(true);
    expect(hasLightColor('#ffd700')).toBe(true);
    expect(hasLightColor('#363636')).toBe(false);
    expect(hasLightColor('#000000')).toBe(false);
    expect(hasLightColor('#0050d8')).toBe(false);
  });
});

describe('a role', () => {
  const owner = { isOwner: true, isTeamManager: false, isRoleMember: false };
  const member = { isOwner: false, isTeamManager: true, isRoleMember: true };
  const manager = { isOwner: false, isTeamManager: true, isRoleMember: false };
  const colleague = { isOwner: false, isTeamManager: false, isRoleMember: true };

  test.each([
    ['an owner', owner, 'anyone', ['anyone', 'members', 'owners']],
    ['an owner creating one', owner, null, ['anyone', 'members', 'owners']],
    ['a manager who is a member', member, 'anyone', ['anyone', 'members']],
    ['a manager who is no member', manager, 'anyone', ['anyone']],
    ['a manager creating one', manager, null, ['anyone', 'members']],
    ['an ordinary member', colleague, 'anyone', ['anyone']],
    ['an ordinary member of a stricter one', colleague, 'members', ['members']],
  ] as const)('offers %s the edit levels', (_name, editor, current, levels) => {
    expect(offeredEditLevels(editor, current)).toEqual(levels);
  });

  it('needs a name and an offered edit level', () => {
    expect(roleProblems({ name: '', memberMgmtLevel: 'owners' }, manager, null).map(({ path }) => path)).toEqual([
      'name',
      'memberMgmtLevel',
    ]);
    expect(roleProblems({ name: 'Inspectors', memberMgmtLevel: 'anyone' }, manager, null)).toEqual([]);
  });

  it('editable by its members includes its creator, unless they are an owner', () => {
    expect(joinsOwnRole({ memberMgmtLevel: 'members' }, false, false)).toBe(true);
    expect(joinsOwnRole({ memberMgmtLevel: 'members' }, true, false)).toBe(false);
    expect(joinsOwnRole({ memberMgmtLevel: 'anyone' }, false, false)).toBe(false);
    expect(joinsOwnRole({ memberMgmtLevel: 'anyone' }, true, true)).toBe(true);
  });

  it('that manages money is not also stored as seeing it', () => {
    const all = { workflowCreator: true, teamManager: true, financeManager: true, financeMember: true };
    expect(normalisePermissions(all)).toEqual({ ...all, financeMember: false });
    expect(normalisePermissions({ ...all, financeManager: false }).financeMember).toBe(true);
  });

  it('keeps its last member if it is the owner role', () => {
    const role = { roleType: 'owner', memberMgmtLevel: 'owners' } as const;
    expect(removeMemberRefusal(role, 1)).toBe('lastOwnerStays');
    expect(removeMemberRefusal(role, 2)).toBeNull();
    expect(removeMemberRefusal({ ...role, roleType: 'custom' }, 1)).toBeNull();
    expect(roleTypes.filter((roleType) => changeRoleRefusal({ ...role, roleType }) === null)).toEqual(['custom']);
  });

  it('and its members can be edited by the people in this table', () => {
    const viewers: Readonly<Record<string, readonly Relation[]>> = {
      owner: ['owner'],
      manager: ['teamManager'],
      'manager in it': ['teamManager', 'roleMember'],
      'member of it': ['roleMember'],
      'team member': ['teamMember'],
      stranger: ['signedIn'],
    };
    const who = (
      action: 'updateRole' | 'updateRoleMembers' | 'updateRolePermissions',
      roleType: (typeof roleTypes)[number],
      memberMgmtLevel: (typeof editLevels)[number],
      isPowerless: boolean,
    ) =>
      Object.keys(viewers)
        .filter((name) =>
          decide(action, roleFacts({ roleType, memberMgmtLevel, isPowerless }, { relations: viewers[name]! })),
        )
        .join(', ') || 'nobody';
    const row = (type: (typeof roleTypes)[number], level: (typeof editLevels)[number], isPowerless: boolean): string =>
      `${type} ${level}${isPowerless ? '' : ' with powers'}: edit ${who('updateRole', type, level, isPowerless)}; members ${who('updateRoleMembers', type, level, isPowerless)}; permissions ${who('updateRolePermissions', type, level, isPowerless)}`;
    const table = [
      ...roleTypes.flatMap((type) => editLevels.map((level) => row(type, level, true))),
      ...editLevels.map((level) => row('custom', level, false)),
    ];
    expect(table).toMatchInlineSnapshot(`
      [
        "owner anyone: edit nobody; members owner; permissions nobody",
        "owner members: edit nobody; members owner; permissions nobody",
        "owner owners: edit nobody; members owner; permissions nobody",
        "member anyone: edit nobody; members owner, manager, manager in it; permissions nobody",
        "member members: edit nobody; members owner, manager, manager in it; permissions nobody",
        "member owners: edit nobody; members owner, manager, manager in it; permissions nobody",
        "custom anyone: edit owner, manager, manager in it, member of it, team member; members owner, manager, manager in it, member of it, team member; permissions owner",
        "custom members: edit owner, manager in it, member of it; members owner, manager in it, member of it; permissions owner",
        "custom owners: edit owner; members owner; permissions owner",
        "custom anyone with powers: edit owner, manager, manager in it, member of it; members owner, manager in it, member of it; permissions owner",
        "custom members with powers: edit owner, manager in it, member of it; members owner, manager in it, member of it; permissions owner",
        "custom owners with powers: edit owner; members owner; permissions owner",
      ]
    `);
  });

  it('keeps an owner, whatever the order in which owners leave', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.array(fc.boolean(), { maxLength: 30 }), (start, attempts) => {
        const left = attempts.reduce((count, leaves) => {
          const refused = removeMemberRefusal({ roleType: 'owner', memberMgmtLevel: 'owners' }, count) !== null;
          return leaves && !refused ? count - 1 : count;
        }, start);
        expect(left).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
