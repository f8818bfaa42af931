import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makeForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';

const api = useApi();
const advertisement = 'Springfield Water: 3 days to pay at springfield-pay.example';
const telling = /Springfield|springfield-pay|3 days/;
const anybody = (): string => `${randomUUID()}@example.org`;

/** All the text that an invitation puts in a mailbox. */
async function invited(inviter: TestPerson, roleId: string, name: string): Promise<string> {
  const email = anybody();
  const { refusal, codes } = await api.attempt(inviter, 'inviteRoleMember', { roleId: `Role:${roleId}`, email, name });
  expect([refusal, codes]).toEqual([null, []]);
  const [mail] = await api.services.db.outboxMail.findMany({ where: { toEmail: email } });
  return [mail?.subject, mail?.text, mail?.html].join('\n');
}

describe('an invitation', () => {
  let team: TestTeam;
  beforeAll(async () => {
    team = await makeTeam(api.services);
    await api.services.db.team.update({ where: { id: team.id }, data: { name: 'Harbor office' } });
  });

  it('names the inviter and the team when both are what they claim to be', async () => {
    await api.services.db.user.update({ where: { id: team.owner.id }, data: { name: 'Maria Alvarez' } });
    const mail = await invited(team.owner, team.memberRoleId, 'Ann Lee');
    expect(mail).toContain('You’re invited: Harbor office');
    expect(mail).toContain('Maria Alvarez invited you to join Harbor office as a team member.');
    expect(mail).toContain('Hello Ann Lee,');
  });

  it("does not quote advertising from the inviter's name or from the name given to the invitee", async () => {
    await api.services.db.user.update({ where: { id: team.owner.id }, data: { name: advertisement } });
    const mail = await invited(team.owner, team.memberRoleId, advertisement);
    expect(mail).not.toMatch(telling);
    expect(mail).toContain('Someone invited you to join Harbor office as a team member.');
    expect(mail).toContain('Hello,');
  });

  it('quotes nothing from an unapproved team', async () => {
    const resident = await makePerson(api.services, { name: advertisement });
    const { data } = await api.act(
      resident,
      'createTeam',
      { name: `${advertisement} now` },
      'team { id roles { id roleType } }',
    );
    const { id, roles } = data.createTeam.team;
    const members = roles.find(({ roleType }: { roleType: string }) => roleType === 'member').id.replace('Role:', '');
    const mail = await invited(resident, members, advertisement);
    expect(mail).not.toMatch(telling);
    expect(mail).toContain('Someone invited you to join a team.');

    const formId = await makeForm(api.services, id.replace('Team:', ''));
    await api.services.db.masterTemplate.update({ where: { id: formId }, data: { name: advertisement } });
    const membership = {
      teamId: id.replace('Team:', ''),
      masterTemplateId: formId,
      userId: resident.id,
      permissionLevelId: 2,
    };
    await api.services.db.masterTemplateMembership.create({ data: membership });
    const known = await makePerson(api.services);
    for (const email of [anybody(), known.email]) {
      await api.act(resident, 'inviteTemplateMember', {
        masterTemplateId: `MasterTemplate:${formId}`,
        email,
        name: 'Ann',
      });
      const [told] = await mailsTo(api.services, email);
      expect(`${told?.subject} ${told?.text}`).not.toMatch(telling);
      expect(told?.subject).toMatch(/^(You’re invited|You were added)$/);
    }
  });
});
