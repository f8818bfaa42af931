import { beforeAll, describe, expect, it, test } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeRole, makeTeam, type TestTeam } from '#tests/support/people.ts';
import { pictureOf, smallestPicture } from '#tests/support/smallestPicture.ts';

const api = useApi();
let team: TestTeam;
beforeAll(async () => {
  team = await makeTeam(api.services);
});

const id = () => `Team:${team.id}`;
const ask = (who: Visitor, type = 'image/png', use: 'logo' | 'banner' = 'banner') => {
  const contentType = type.slice('image/'.length);
  const input = { teamId: id(), use, fileName: `seal.${contentType}`, contentType };
  return api.attempt(who, 'requestTeamImageUpload', input, 'fileId fields');
};

/** Uploads with a permission, as a browser does. */
async function uploaded(bytes: Uint8Array = smallestPicture, contentType = 'image/png'): Promise<string> {
  const { data } = await ask(team.manager, contentType);
  const { fileId, fields } = data.requestTeamImageUpload;
  await api.services.files.put(fields.key, bytes, contentType);
  return fileId;
}

const pictures = `team { logo { isPresent url altText width height }
  banner { isPresent url altText width height crop { x y w h } focus { x y } } }`;
const update = (input: Record<string, unknown>, who: Visitor = team.manager) =>
  api.attempt(who, 'updateTeam', { teamId: id(), ...input }, pictures);
const fileOf = (fileId: string) => api.services.db.storedFile.findUniqueOrThrow({ where: { id: fileId } });

describe("a team's logo", () => {
  it('is set with a description, replaced, and removed, and its old files are given up', async () => {
    const [first, second] = [await uploaded(), await uploaded(pictureOf(400, 200))];
    const { data } = await update({ logo: { fileId: first, altText: ' The town  seal ' } });
    expect(data.updateTeam.team.logo).toEqual({
      isPresent: true,
      url: `${api.services.publicUrl}/images/teams/${team.id}/logo?v=${first}`,
      altText: 'The town seal',
      width: 1,
      height: 1,
    });
    // repeating a request changes nothing
    expect((await update({ logo: { fileId: first } })).refusal).toBeNull();
    expect(await fileOf(first)).toMatchObject({ use: 'teamLogo', teamId: team.id, deletedAt: null });
    // the description of the old picture would be wrong
    const replaced = await update({ logo: { fileId: second } });
    expect(replaced.data.updateTeam.team.logo).toMatchObject({ altText: null, width: 400, height: 200 });
    expect((await fileOf(first)).deletedAt).not.toBeNull();
    expect((await update({ logo: { altText: 'Seal' } })).data.updateTeam.team.logo.altText).toBe('Seal');
    const removed = await update({ logo: { fileId: null } });
    expect(removed.data.updateTeam.team.logo).toEqual({
      ...{ isPresent: false, url: null, altText: null, width: null, height: null },
    });
    expect((await fileOf(second)).deletedAt).not.toBeNull();
    expect((await update({ logo: { altText: 'Of nothing' } })).refusal).toEqual({ logo: 'logoMissing' });
  });

  test.each<[string, () => [Uint8Array, string], string]>([
    ['a text', () => [Buffer.from('hello'), 'image/png'], 'fileTypeMismatch'],
    ['a GIF', () => [Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), 'image/gif'], 'teamPictureUnreadable'],
    ['more than 2,048 pixels', () => [pictureOf(2_049, 10), 'image/png'], 'pictureTooLarge'],
    ['more than 2 MB', () => [Buffer.concat([smallestPicture, Buffer.alloc(2_000_000)]), 'image/png'], 'fileTooLarge'],
  ])('is refused if it is %s', async (_what, made, code) => {
    const { refusal } = await update({ name: 'Not this either', logo: { fileId: await uploaded(...made()) } });
    expect(refusal).toEqual({ logo: code });
    const { name } = await api.services.db.team.findUniqueOrThrow({ where: { id: team.id } });
    expect(name).not.toBe('Not this either');
  });

  it("can't be a file that someone else uploaded, or that has another use", async () => {
    const fileId = await uploaded();
    expect((await update({ logo: { fileId } }, team.owner)).refusal).toEqual({ logo: 'fileUnknown' });
    expect((await update({ banner: { fileId } })).refusal).toBeNull();
    expect((await update({ logo: { fileId } })).refusal).toEqual({ file: 'fileInUse' });
    await update({ banner: { fileId: null } });
  });
});

describe("a team's banner", () => {
  it('shows its center until it is cropped, and is cropped again without another upload', async () => {
    const fileId = await uploaded(pictureOf(1_600, 1_200));
    const { data } = await update({ banner: { fileId, altText: 'The river' } });
    expect(data.updateTeam.team.banner).toMatchObject({
      ...{ isPresent: true, altText: 'The river', width: 1_600, height: 1_200 },
      crop: { x: 0, y: 150, w: 1_600, h: 900 },
      focus: { x: 50, y: 50 },
    });
    const crop = { x: 10.4, y: 20, w: 160, h: 90 };
    const cropped = await update({ banner: { crop, focus: { x: 10, y: 90 } } });
    expect(cropped.data.updateTeam.team.banner).toMatchObject({
      ...{ altText: 'The river', crop: { ...crop, x: 10 }, focus: { x: 10, y: 90 } },
    });
    expect((await update({ banner: { crop: { ...crop, x: 1_500 } } })).refusal).toEqual({ crop: 'cropOutside' });
    expect((await update({ banner: { crop: { ...crop, h: 160 } } })).refusal).toEqual({ crop: 'cropNotWide' });
    expect((await update({ banner: { focus: { x: 0, y: 101 } } })).refusal).toEqual({ focus: 'notBetween' });
    expect((await update({ banner: { altText: 'x'.repeat(251) } })).refusal).toEqual({ bannerAltText: 'tooLong' });
    const removed = await update({ banner: { fileId: null } });
    expect(removed.data.updateTeam.team.banner).toMatchObject({
      isPresent: false,
      crop: null,
      focus: { x: 50, y: 50 },
    });
    expect((await fileOf(fileId)).deletedAt).not.toBeNull();
    expect((await update({ banner: { crop } })).refusal).toEqual({ banner: 'bannerMissing' });
  });

  it('and the logo are in the audit log', async () => {
    await update({ logo: { fileId: await uploaded() }, banner: { fileId: await uploaded(pictureOf(160, 90)) } });
    const text = `query ($id: ID!) { node(id: $id) { ... on Team {
      auditEntries(first: 1) { edges { node { sentence } } } } } }`;
    const { data } = await api.ask(team.owner, text, { id: id() });
    expect(data.node.auditEntries.edges[0].node.sentence).toContain('logo: changed; portal banner: changed');
    await update({ logo: { fileId: null }, banner: { fileId: null } });
  });
});

describe('logo and banner', () => {
  it('can be seen by anyone, and set only by people who manage the team', async () => {
    expect((await update({ logo: { fileId: await uploaded() } })).refusal).toBeNull();
    const finance = await makePerson(api.services);
    await makeRole(api.services, team.id, { financeManager: true, financeMember: true }, [finance]);
    const others = {
      anonymous: visitor(),
      outsider: await makePerson(api.services),
      operator: await makePerson(api.services, { isOperator: true }),
      'owner of another team': (await makeTeam(api.services)).owner,
      member: team.member,
      finance,
    };
    const text = `query ($id: ID!) { node(id: $id) { ... on Team { logo { isPresent } } } }`;
    for (const [name, who] of Object.entries(others)) {
      expect([name, (await api.ask(who, text, { id: id() })).data.node.logo.isPresent]).toEqual([name, true]);
      const answers = [await update({ logo: { fileId: null } }, who), await ask(who)];
      const code = name === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      expect([name, ...answers.map(({ codes }) => codes)]).toEqual([name, [code], [code]]);
    }
    for (const who of [team.owner, team.manager]) expect((await ask(who)).codes).toEqual([]);
  });

  it('stay as they are while the team is suspended, and can still be seen', async () => {
    await api.services.db.team.update({ where: { id: team.id }, data: { suspendedAt: new Date() } });
    expect((await update({ logo: { fileId: null } })).codes).toEqual(['FORBIDDEN']);
    const text = `query ($id: ID!) { node(id: $id) { ... on Team { logo { isPresent } } } }`;
    expect((await api.ask(visitor(), text, { id: id() })).data.node.logo.isPresent).toBe(true);
  });
});
