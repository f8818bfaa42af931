import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxInvitationsOfUnverified } from '#domain/account/maxInvitationsOfUnverified.ts';
import { quotasOfUnverified } from '#domain/file/quotaProblem.ts';
import { rateLimits } from '#server/limits/rateLimits.ts';
import { useApi, visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import { makePerson, makeTeam, password, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  const fields = [{ name: 'Plan', dataType: 'file' as const }, { name: 'Why' }];
  form = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields }, { name: 'Check' }]);
});

let networks = 0;
function newNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}
/** Someone signed in, from their own network, to an account whose address may belong to another person. */
const newcomer = async (address = newNetwork()): Promise<TestPerson> => ({
  ...(await makePerson(api.services, { isVerified: false })),
  address,
});
const on = (id: string) => ({ submissionId: `Submission:${id}` });
const newEmail = (): string => `${randomUUID()}@springfield.example`;
const invite = (who: TestPerson, id: string, email: string) =>
  api.attempt(who, 'inviteApplicant', { ...on(id), email, name: 'Vera Victim' }, 'isMailWaiting');
const permission = (who: TestPerson, byteSize: number, more = {}) =>
  api.attempt(who, 'requestAnswerUpload', { fileName: 'plan.txt', contentType: 'text/plain', byteSize, ...more });
const submissionsOf = async (who: TestPerson): Promise<string[]> =>
  (await api.ask(who, '{ viewer { submissions { edges { node { id } } } } }')).data.viewer.submissions.edges.map(
    ({ node }: { node: { id: string } }) => node.id,
  );
const invitationsTo = async (email: string) =>
  (await mailsTo(api.services, email)).filter(({ kind }) => kind === 'invitation' || kind === 'addedTo');

describe('files from someone who has not verified their address', () => {
  it('go into a submission they started, and nowhere else', async () => {
    const person = await newcomer();
    const own = await launchTestSubmission(api, person, form);
    expect((await permission(person, 10)).refusal).toBe('emailNotVerified');
    expect((await permission(person, 10, on(own.id))).refusal).toBeNull();
    const avatar = { fileName: 'me.png', contentType: 'png', byteSize: 10 };
    expect((await api.attempt(person, 'requestAvatarUpload', avatar)).refusal).toBe('emailNotVerified');
    await api.services.db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
    expect((await permission(person, 10)).refusal).toBeNull();
  });

  it('are limited in number', async () => {
    const person = await newcomer();
    const own = await launchTestSubmission(api, person, form);
    for (let n = 0; n < quotasOfUnverified.personDayFiles; n += 1)
      expect((await permission(person, 10, on(own.id))).refusal).toBeNull();
    expect((await permission(person, 10, on(own.id))).refusal).toEqual({ file: 'dayFilesFull' });
  });

  it('are limited in size, per person and per network', async () => {
    const half = Math.floor(quotasOfUnverified.personDayBytes / 2) - 1000;
    const network = newNetwork();
    const person = await newcomer(network);
    const own = await launchTestSubmission(api, person, form);
    expect((await permission(person, half, on(own.id))).refusal).toBeNull();
    expect((await permission(person, half, on(own.id))).refusal).toBeNull();
    expect((await permission(person, half, on(own.id))).refusal).toEqual({ file: 'dayBytesFull' });
    const answers = [];
    const most = rateLimits.megabytesOfUnverified[0].times / (half / 1_000_000);
    for (let n = 0; n < most; n += 1) {
      const other = await newcomer(network);
      answers.push((await permission(other, half, on((await launchTestSubmission(api, other, form)).id))).refusal);
    }
    expect(answers[0]).toBeNull();
    expect(answers.at(-1)).toBe('TOO_FAST');
    const elsewhere = await newcomer();
    expect(
      (await permission(elsewhere, half, on((await launchTestSubmission(api, elsewhere, form)).id))).refusal,
    ).toBeNull();
  });
});

describe('submissions they start', () => {
  it('are limited per hour, because each one sends email', async () => {
    const person = await newcomer();
    const most = rateLimits.launchOfUnverified[0].times;
    const begin = () => api.attempt(person, 'launchSubmission', { masterTemplateId: `MasterTemplate:${form.formId}` });
    for (let n = 0; n < most; n += 1) expect((await begin()).refusal).toBeNull();
    expect((await begin()).codes).toEqual(['TOO_FAST']);
    const known = await makePerson(api.services);
    for (let n = 0; n <= most; n += 1) await launchTestSubmission(api, known, form);
  });
});

describe('people they invite', () => {
  it("are notified and get access only once the inviter's address is verified", async () => {
    const person = await newcomer();
    const [known, stranger] = [await makePerson(api.services), newEmail()];
    const own = await launchTestSubmission(api, person, form);
    expect((await invite(person, own.id, known.email)).data.inviteApplicant.isMailWaiting).toBe(true);
    expect((await invite(person, own.id, stranger)).data.inviteApplicant.isMailWaiting).toBe(true);
    expect([await mailsTo(api.services, known.email), await mailsTo(api.services, stranger)]).toEqual([[], []]);
    expect(await submissionsOf(known)).toEqual([]);
    expect((await api.attempt(person, 'haltSubmission', on(own.id))).refusal).toBeNull();
    expect([await mailsTo(api.services, known.email), await mailsTo(api.services, stranger)]).toEqual([[], []]);

    await api.act(person, 'sendVerificationEmail', {});
    const token = await mailedToken(api.services, person.email);
    expect((await api.attempt(person, 'verifyEmail', { token, password: null })).refusal).toBeNull();
    expect((await invitationsTo(known.email)).map(({ kind }) => kind)).toEqual(['addedTo']);
    expect((await invitationsTo(stranger)).map(({ kind }) => kind)).toEqual(['invitation']);
    expect(await submissionsOf(known)).toEqual([`Submission:${own.id}`]);
  });

  it('are not reminded before that, and are limited in number', async () => {
    const person = await newcomer();
    const own = await launchTestSubmission(api, person, form);
    for (let n = 0; n < maxInvitationsOfUnverified; n += 1)
      expect((await invite(person, own.id, newEmail())).refusal).toBeNull();
    expect((await invite(person, own.id, newEmail())).refusal).toBe('emailNotVerified');
    const { id } = await api.services.db.invitation.findFirstOrThrow({ where: { invitedById: person.id } });
    const again = await api.attempt(person, 'resendInvitation', { invitationId: `Invitation:${id}` });
    expect(again.refusal).toBe('emailNotVerified');
  });
});

describe('concurrent invitations', () => {
  it('are counted as if they came one after the other', async () => {
    const person = await newcomer();
    const own = [];
    for (let n = 0; n < maxInvitationsOfUnverified + 3; n += 1) own.push(await launchTestSubmission(api, person, form));
    const answers = await Promise.all(own.map(({ id }) => invite(person, id, newEmail())));
    expect(answers.filter(({ refusal }) => refusal === 'emailNotVerified')).toHaveLength(3);
    expect(await api.services.db.invitation.count({ where: { invitedById: person.id } })).toBe(
      maxInvitationsOfUnverified,
    );
  });

  it('reach invitees when the link is followed while signed out, but not for deleted submissions', async () => {
    const person = await newcomer();
    const [known, stranger] = [await makePerson(api.services), newEmail()];
    const [own, other] = [await launchTestSubmission(api, person, form), await launchTestSubmission(api, person, form)];
    await invite(person, own.id, known.email);
    await invite(person, other.id, stranger);
    await api.services.db.submission.update({ where: { id: other.id }, data: { deletedAt: new Date() } });
    await api.act(person, 'sendVerificationEmail', {});
    const token = await mailedToken(api.services, person.email);
    expect((await api.attempt(visitor(), 'verifyEmail', { token, password })).refusal).toBeNull();
    expect((await mailsTo(api.services, known.email)).at(-1)?.text).toContain(`${person.name} `);
    expect(await invitationsTo(stranger)).toEqual([]);
  });
});

describe('inviting someone to a submission', () => {
  it('is limited per mailbox for all residents of a team together, and still possible for staff', async () => {
    const address = newNetwork();
    const email = newEmail();
    const codes: string[] = [];
    for (let n = 0; n <= rateLimits.inviteToMailbox[0].times; n += 1) {
      const resident = { ...(await makePerson(api.services)), address };
      codes.push(...(await invite(resident, (await launchTestSubmission(api, resident, form)).id, email)).codes);
    }
    expect(codes).toEqual(['TOO_FAST']);
    expect(await invitationsTo(email)).toHaveLength(rateLimits.inviteToMailbox[0].times);
    const elsewhere = { ...(await makePerson(api.services)), address: newNetwork() };
    expect((await invite(elsewhere, (await launchTestSubmission(api, elsewhere, form)).id, email)).codes).toEqual([
      'TOO_FAST',
    ]);
    const staff = { ...team.owner, address: newNetwork() };
    const sent = await invite(staff, (await launchTestSubmission(api, staff, form)).id, email);
    expect(sent.data.inviteApplicant.isMailWaiting).toBe(false);
  });
});

describe('access an attacker left on an account that the address owner claims', () => {
  it('gives no one a way in: people the attacker invited are out, now and later', async () => {
    const email = newEmail();
    const planter = visitor({ address: newNetwork() });
    await api.act(planter, 'signUp', { name: 'Mallory', email, password });
    const second = await makePerson(api.services);
    const { data } = await api.act(
      planter,
      'launchSubmission',
      { masterTemplateId: `MasterTemplate:${form.formId}` },
      'submission { id }',
    );
    const { id } = data.launchSubmission.submission;
    await api.act(planter, 'inviteApplicant', { submissionId: id, email: second.email, name: 'Second' });
    // recreates a state that was possible before invitations waited for verification
    const { db } = api.services;
    const planted = await db.applicantAttachment.findFirstOrThrow({ where: { userId: second.id } });
    await db.applicantAttachment.updateMany({
      where: { submissionId: planted.submissionId },
      data: { isPrimary: false },
    });
    await db.applicantAttachment.update({ where: { id: planted.id }, data: { isPrimary: true } });

    await api.act(team.owner, 'inviteRoleMember', { roleId: `Role:${team.memberRoleId}`, email, name: 'Vera' });
    const victim = visitor({ address: newNetwork() });
    const token = await mailedToken(api.services, email);
    const claimed = await api.attempt(victim, 'claimAccount', {
      token,
      name: 'Vera',
      password: 'a lantern in the attic',
    });
    expect(claimed.refusal).toBeNull();
    expect(await submissionsOf(second)).toEqual([]);
    const left = await db.applicantAttachment.findMany({ where: { submissionId: planted.submissionId } });
    expect(left.map(({ userId, isPrimary }) => [userId === second.id, isPrimary])).toEqual([[false, true]]);
    expect(await db.invitation.count({ where: { userId: second.id } })).toBe(0);
    expect(await invitationsTo(second.email)).toEqual([]);
  });
});
