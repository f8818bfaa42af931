import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import { addToForm, makeForm, makePerson, makeTeam, password } from '#tests/support/people.ts';

const api = useApi();
const membership =
  'membership { id permissionLevelId writes contact { email isInvited } authority { id } invitation { id } }';

const add = (who: Visitor, form: string, person: { id: string }, more = {}) =>
  api.attempt(
    who,
    'addTemplateMember',
    { masterTemplateId: `MasterTemplate:${form}`, userId: `User:${person.id}`, ...more },
    membership,
  );
const setLevel = (who: Visitor, membershipId: string, permissionLevelId: number) =>
  api.attempt(who, 'setTemplateMemberLevel', { membershipId, permissionLevelId }, membership);
const addAuthority = (who: Visitor, form: string, person: { id: string }) =>
  api.attempt(
    who,
    'addTemplateAuthority',
    { masterTemplateId: `MasterTemplate:${form}`, userId: `User:${person.id}` },
    'authority { id contact { email } }',
  );
const membersOf = async (who: Visitor, form: string) => {
  const document = `{ node(id: "MasterTemplate:${form}") { ... on MasterTemplate {
    memberships { contact { email } permissionLevelId } authorities { contact { email } } availableActions } } }`;
  return api.ask(who, document);
};

async function makeFormOfTeam() {
  const team = await makeTeam(api.services);
  return { team, form: await makeForm(api.services, team.id) };
}

describe("a form's members", () => {
  it('start as readers and can be given edit access', async () => {
    const { team, form } = await makeFormOfTeam();
    const { data } = await add(team.owner, form, team.member);
    const { id, ...rest } = data.addTemplateMember.membership;
    expect(rest).toMatchObject({ permissionLevelId: 1, writes: false, contact: { email: team.member.email } });
    const before = await add(team.member, form, team.manager);
    expect(before.codes).toEqual(['FORBIDDEN']);
    expect((await setLevel(team.owner, id, 2)).data.setTemplateMemberLevel.membership.writes).toBe(true);
    expect((await add(team.member, form, team.manager)).codes).toEqual([]);
  });

  it('are added once, even if the request is repeated', async () => {
    const { team, form } = await makeFormOfTeam();
    const key = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2].map(() => add(team.owner, form, team.member, key)));
    expect(new Set(answers.map(({ data }) => data.addTemplateMember.membership.id))).toHaveLength(1);
    expect((await add(team.owner, form, team.member)).refusal).toBe('alreadyMember');
  });

  it('have no other levels than read and write', async () => {
    const { team, form } = await makeFormOfTeam();
    const id = await addToForm(api.services, team.id, form, team.member, 1);
    for (const level of [0, 3, -1]) {
      const { refusal } = await setLevel(team.owner, `MasterTemplateMembership:${id}`, level);
      expect(refusal).toEqual({ permissionLevelId: 'permissionLevelInvalid' });
    }
  });

  it('can leave, and no longer see the form', async () => {
    const { form, team } = await makeFormOfTeam();
    const outsider = await makePerson(api.services);
    const id = await addToForm(api.services, team.id, form, outsider, 2);
    expect((await membersOf(outsider, form)).data.node.memberships).toHaveLength(1);
    const { data } = await api.act(
      outsider,
      'removeTemplateMember',
      { membershipId: `MasterTemplateMembership:${id}` },
      'deletedMembershipId masterTemplate { id }',
    );
    expect(data.removeTemplateMember).toMatchObject({
      deletedMembershipId: `MasterTemplateMembership:${id}`,
      masterTemplate: null,
    });
    expect((await membersOf(outsider, form)).data.node).toBeNull();
  });

  it('are listed only for people who read the form', async () => {
    const { team, form } = await makeFormOfTeam();
    await add(team.owner, form, team.member);
    const { data } = await membersOf(team.member, form);
    expect(data.node.memberships).toEqual([{ contact: { email: team.member.email }, permissionLevelId: 1 }]);
    expect((await membersOf(team.manager, form)).codes).toContain('FORBIDDEN');
    expect((await membersOf(await makePerson(api.services), form)).data.node).toBeNull();
  });

  it('can be invited by email and claim their account', async () => {
    const { team, form } = await makeFormOfTeam();
    const email = `${randomUUID()}@example.com`;
    const input = { masterTemplateId: `MasterTemplate:${form}`, email, name: 'Ivy' };
    const { data } = await api.act(team.owner, 'inviteTemplateMember', input, membership);
    expect(data.inviteTemplateMember.membership).toMatchObject({ contact: { email, isInvited: true } });
    const [mail] = await mailsTo(api.services, email);
    expect(mail!.text).toContain('Building permit');
    const ivy = visitor();
    await api.act(ivy, 'claimAccount', { token: await mailedToken(api.services, email), name: 'Ivy', password });
    expect((await membersOf(ivy, form)).data.node.memberships).toHaveLength(1);
  });

  it('without a verified address see nothing yet', async () => {
    const { team, form } = await makeFormOfTeam();
    const person = await makePerson(api.services, { isVerified: false });
    await addToForm(api.services, team.id, form, person, 2);
    expect((await membersOf(person, form)).data.node).toBeNull();
  });
});

describe("a form's authorities", () => {
  it('are added once, shown with the membership, and removed', async () => {
    const { team, form } = await makeFormOfTeam();
    await add(team.owner, form, team.member);
    const { data } = await addAuthority(team.owner, form, team.member);
    const { id } = data.addTemplateAuthority.authority;
    expect((await addAuthority(team.owner, form, team.member)).refusal).toBe('alreadyAuthority');
    expect((await membersOf(team.owner, form)).data.node.authorities).toEqual([
      { contact: { email: team.member.email } },
    ]);
    const removed = await api.act(
      team.owner,
      'removeTemplateAuthority',
      { authorityId: id },
      'masterTemplate { authorities { id } }',
    );
    expect(removed.data.removeTemplateAuthority.masterTemplate.authorities).toEqual([]);
    const again = await api.attempt(team.owner, 'removeTemplateAuthority', { authorityId: id });
    expect(again.codes).toEqual(['NOT_FOUND']);
  });
});
