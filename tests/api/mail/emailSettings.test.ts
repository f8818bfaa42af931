import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let other: TestTeam;
let form: PublishedForm;
let resident: TestPerson;
let writer: TestPerson;
let reader: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  other = await makeTeam(services);
  [resident, writer, reader, stranger] = [
    await makePerson(services, { name: 'Rosa Resident' }),
    await makePerson(services, { name: 'Wilma Writer' }),
    await makePerson(services, { name: 'Rita Reader' }),
    await makePerson(services, { name: 'Stan Stranger' }),
  ];
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: false, fields: [{ name: 'What' }] }]);
  await addToForm(services, team.id, form.formId, writer, 2);
  await addToForm(services, team.id, form.formId, reader, 1);
  await launchTestSubmission(api, resident, form);
});

const formOf = (): string => `MasterTemplate:${form.formId}`;
const create = (who: Visitor, input: Record<string, unknown> = {}) =>
  api.attempt(
    who,
    'createEmailSetting',
    { parentId: formOf(), emailType: 'submissionLaunched', shouldSend: false, ...input },
    'emailSetting { id ownerType ownerId parentType parentId emailType shouldSend }',
  );
const settingsOf = (id: string) => api.services.db.emailSetting.findMany({ where: { ownerId: id } });
const forget = () => api.services.db.emailSetting.deleteMany();
const received = async (who: TestPerson): Promise<number> =>
  (await mailsTo(api.services, who.email)).filter(({ subject }) => subject.includes('We received your submission'))
    .length;

describe("a person's email settings", () => {
  test('can be set, changed, and cleared', async () => {
    const { data, refusal } = await create(resident);
    expect(refusal).toBeNull();
    const { emailSetting } = data.createEmailSetting;
    expect(emailSetting).toMatchObject({
      ownerType: 'User',
      ownerId: `User:${resident.id}`,
      parentType: 'MasterTemplate',
      parentId: formOf(),
      shouldSend: false,
    });
    expect((await create(resident)).data.createEmailSetting.emailSetting.id).toBe(emailSetting.id);
    const emailSettingId = emailSetting.id;
    await api.act(resident, 'updateEmailSetting', { emailSettingId, shouldSend: true });
    expect(await settingsOf(resident.id)).toMatchObject([{ shouldSend: true }]);
    expect((await api.attempt(resident, 'deleteEmailSetting', { emailSettingId })).refusal).toBeNull();
    expect(await settingsOf(resident.id)).toEqual([]);
    expect((await api.attempt(resident, 'deleteEmailSetting', { emailSettingId })).codes).toEqual(['NOT_FOUND']);
  });

  test('are respected: the email is not sent', async () => {
    const before = await received(resident);
    await create(resident);
    await launchTestSubmission(api, resident, form);
    expect(await received(resident)).toBe(before);
    const { refusal } = await api.attempt(resident, 'deleteEmailSettings', { parentId: formOf() });
    expect(refusal).toBeNull();
    await launchTestSubmission(api, resident, form);
    expect(await received(resident)).toBe(before + 1);
  });

  test('exist only for what concerns the person, and otherwise respond as missing', async () => {
    const closed = await publishedForm(api.services, other.id, [{ name: 'Ask' }]);
    for (const parentId of [
      `MasterTemplate:${closed.formId}`,
      `MasterTemplate:${newId()}`,
      `Team:${other.id}`,
      `Team:${newId()}`,
    ])
      expect((await create(resident, { parentId })).refusal).toEqual({ parentId: 'emailsConcernNobody' });
    expect((await create(stranger)).refusal).toEqual({ parentId: 'emailsConcernNobody' });
    expect((await create(resident, { ownerId: `User:${stranger.id}` })).refusal).toEqual({ ownerId: 'saidOtherwise' });
  });

  test('are hidden from everyone else', async () => {
    const { data } = await create(resident);
    const { id } = data.createEmailSetting.emailSetting;
    for (const who of [team.owner, stranger, visitor()]) {
      const node = await api.ask(who, 'query ($id: ID!) { node(id: $id) { id } }', { id });
      expect(node.data.node).toBeNull();
      expect(
        (await api.attempt(who, 'updateEmailSetting', { emailSettingId: id, shouldSend: true })).codes,
      ).not.toEqual([]);
      expect((await api.attempt(who, 'deleteEmailSetting', { emailSettingId: id })).codes).not.toEqual([]);
    }
    expect(await settingsOf(resident.id)).toMatchObject([{ shouldSend: false }]);
    await forget();
  });
});

describe("a team's default email settings", () => {
  test('are set by people who manage its settings, and by no one else', async () => {
    const said: Record<string, unknown> = {};
    const people: Record<string, Visitor> = {
      owner: team.owner,
      manager: team.manager,
      member: team.member,
      writer,
      reader,
      applicant: resident,
      'owner of another team': other.owner,
      stranger,
      anonymous: visitor(),
      key: await makeToken(api.services, team.id, team.manager, ['team:write', 'forms:write']),
    };
    for (const [name, who] of Object.entries(people)) {
      const { refusal } = await create(who, { ownerType: 'Team' });
      said[name] = refusal;
    }
    expect(said).toEqual({
      owner: null,
      manager: null,
      member: 'FORBIDDEN',
      writer: 'FORBIDDEN',
      reader: 'FORBIDDEN',
      applicant: 'FORBIDDEN',
      'owner of another team': 'FORBIDDEN',
      stranger: 'FORBIDDEN',
      anonymous: 'UNAUTHENTICATED',
      key: 'FORBIDDEN',
    });
    await forget();
  });

  test('apply until a person chooses otherwise', async () => {
    const before = await received(resident);
    await create(team.manager, { ownerType: 'Team', parentId: `Team:${team.id}` });
    await launchTestSubmission(api, resident, form);
    expect(await received(resident)).toBe(before);
    await create(resident, { shouldSend: true });
    await launchTestSubmission(api, resident, form);
    expect(await received(resident)).toBe(before + 1);
    await forget();
  });
});

describe('the available email settings', () => {
  const list = async (who: Visitor) =>
    (await api.ask(who, '{ viewer { emailSubjects { subjectId type isStaff isApplicant mayChooseForTeam } } }')).data
      .viewer.emailSubjects;

  test('list the emails a person can get', async () => {
    const about = { subjectId: formOf(), type: 'MasterTemplate' };
    const ofTeam = { subjectId: `Team:${team.id}`, type: 'Team' };
    const asApplicant = { isStaff: false, isApplicant: true, mayChooseForTeam: false };
    expect(await list(resident)).toEqual([
      { ...ofTeam, ...asApplicant },
      { ...about, ...asApplicant },
    ]);
    const asManager = { isStaff: true, isApplicant: false, mayChooseForTeam: true };
    expect(await list(team.manager)).toEqual([
      { ...ofTeam, ...asManager },
      { ...about, ...asManager },
    ]);
    expect(await list(stranger)).toEqual([]);
  });

  test('leave out what others gave to an unverified address', async () => {
    const impostor = await makePerson(api.services, { isVerified: false });
    await addToForm(api.services, team.id, form.formId, impostor, 1);
    expect(await list(impostor)).toEqual([]);
  });

  test("include the person's own choice and the team's, and no one else's", async () => {
    await create(resident);
    await create(writer);
    await create(team.manager, { ownerType: 'Team', emailType: 'stepReady' });
    const { data } = await api.ask(
      resident,
      'query ($about: ID!) { viewer { emailSettings(about: $about) { ownerType emailType } } }',
      { about: formOf() },
    );
    expect(data.viewer.emailSettings).toEqual([
      { ownerType: 'User', emailType: 'submissionLaunched' },
      { ownerType: 'Team', emailType: 'stepReady' },
    ]);
    const none = await api.ask(
      stranger,
      'query ($about: ID!) { viewer { emailSubject(id: $about) { name } emailSettings(about: $about) { ownerType } } }',
      { about: formOf() },
    );
    expect(none.data.viewer).toEqual({ emailSubject: null, emailSettings: [] });
    await forget();
  });
});

describe('the unsubscribe link in an email', () => {
  const linkOf = async (): Promise<{ token: string; headers: unknown }> => {
    const mail = await api.services.db.outboxMail.findFirstOrThrow({
      where: { toEmail: resident.email, kind: 'submissionChanged' },
      orderBy: { createdAt: 'desc' },
    });
    return { token: /unsubscribe\/([\w-]+)/.exec(mail.text)?.[1] ?? '', headers: mail.headers };
  };
  const state = async (token: string) =>
    (
      await api.ask(
        visitor(),
        'query ($token: String!) { emailLink(token: $token) { emailType formName teamName isWanted } }',
        { token },
      )
    ).data.emailLink;

  test('stops these emails for the recipient, signed in or not, and can start them again', async () => {
    await launchTestSubmission(api, resident, form);
    const { token, headers } = await linkOf();
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${api.services.publicUrl}/email_settings/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await state(token)).toMatchObject({
      emailType: 'submissionLaunched',
      formName: 'Building permit',
      isWanted: true,
    });
    const before = await received(resident);
    // can be used twice with the same effect
    for (const who of [visitor(), stranger])
      expect((await api.attempt(who, 'chooseEmailByLink', { token, wanted: false })).refusal).toBeNull();
    expect(await state(token)).toMatchObject({ isWanted: false });
    await launchTestSubmission(api, resident, form);
    expect(await received(resident)).toBe(before);
    await api.act(visitor(), 'chooseEmailByLink', { token, wanted: true });
    await launchTestSubmission(api, resident, form);
    expect(await received(resident)).toBe(before + 1);
    await forget();
  });

  test('does not work if it was altered', async () => {
    const { token } = await linkOf();
    const text = Buffer.from(token, 'base64url').toString();
    const forged = [
      token.slice(0, -4),
      Buffer.from(text.replace(resident.id, stranger.id)).toString('base64url'),
      Buffer.from(text.replace('submissionLaunched', 'submissionHalted')).toString('base64url'),
      '',
      'x',
    ];
    for (const each of forged) {
      expect(await state(each)).toBeNull();
      expect((await api.attempt(visitor(), 'chooseEmailByLink', { token: each, wanted: false })).refusal).toBe(
        'linkUnknown',
      );
    }
    expect(await api.services.db.emailSetting.count()).toBe(0);
  });
});
