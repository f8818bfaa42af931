import { describe, expect, it } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken } from '#tests/support/people.ts';
import { pictureOf, smallestPicture } from '#tests/support/smallestPicture.ts';

const api = useApi();
const update = (who: Visitor, input: Record<string, unknown>) =>
  api.attempt(who, 'updateProfile', input, 'viewer { name username timeZone }');

describe('your own profile', () => {
  it('changes only the given fields', async () => {
    const person = await makePerson(api.services);
    await update(person, { username: 'Mayor' });
    const answer = await update(person, { name: '  Ann\tLee ', timeZone: 'America/Denver' });
    expect(answer.data.updateProfile.viewer).toEqual({
      name: 'Ann Lee',
      username: 'mayor',
      timeZone: 'America/Denver',
    });
    expect((await update(person, { username: '' })).data.updateProfile.viewer.username).toBeNull();
  });

  it('reports all problems at the same time', async () => {
    const person = await makePerson(api.services);
    expect((await update(person, { name: ' ', username: 'a@b', timeZone: 'Nowhere' })).refusal).toEqual({
      name: 'personNameMissing',
      username: 'usernameInvalid',
      timeZone: 'timeZoneInvalid',
    });
  });

  it('gives a username to only one of two people who request it at the same time', async () => {
    const people = [await makePerson(api.services), await makePerson(api.services)];
    const answers = await Promise.all(people.map((person) => update(person, { username: 'clerk' })));
    expect(answers.map(({ refusal }) => refusal)).toContainEqual({ username: 'usernameTaken' });
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  });

  it('shows the picture to people who see the name, and deletes the previous one', async () => {
    const team = await makeTeam(api.services);
    const upload = async (who: Visitor, bytes: Uint8Array = smallestPicture): Promise<string> => {
      const file = { fileName: 'me.png', contentType: 'png', byteSize: bytes.length };
      const { data } = await api.act(who, 'requestAvatarUpload', file, 'fileId fields');
      const { fileId, fields } = data.requestAvatarUpload;
      await api.services.files.put(fields.key, bytes, 'image/png');
      return fileId;
    };
    const set = (who: Visitor, avatarFileId: string | null) =>
      api.attempt(who, 'updateProfile', { avatarFileId }, 'viewer { avatar { isPresent url } }');
    const first = await upload(team.member);
    const { data } = await set(team.member, first);
    expect(data.updateProfile.viewer.avatar).toEqual({ isPresent: true, url: expect.stringMatching(/^http/) });

    const ofMembers = '{ viewer { teams { members { id avatar { url } } } } }';
    const { data: seen } = await api.ask(team.owner, ofMembers);
    const members = seen.viewer.teams[0].members as { id: string; avatar: { url: string | null } }[];
    const contact = members.find(({ id }) => id === `Contact:${team.member.id}`);
    const { key } = await api.services.db.storedFile.findUniqueOrThrow({ where: { id: first } });
    expect(contact?.avatar.url).toContain(key);

    expect((await set(team.owner, first)).refusal).toEqual({ file: 'fileUnknown' });
    const letter = await upload(team.member, Buffer.from('a letter'));
    expect((await set(team.member, letter)).refusal).toMatchObject({ file: expect.any(String) });
    // decoding this picture would use up the memory
    const huge = await upload(team.member, pictureOf(40_000, 8_193));
    expect((await set(team.member, huge)).refusal).toEqual({ file: 'pictureTooLarge' });
    const second = await upload(team.member, pictureOf(8_192, 8_192));
    expect((await set(team.member, second)).refusal).toBeNull();
    expect(await api.services.db.storedFile.findUnique({ where: { id: first } })).toMatchObject({
      deletedAt: expect.any(Date),
    });
    expect((await set(team.member, null)).data.updateProfile.viewer.avatar).toEqual({ isPresent: false, url: null });
    expect(await api.services.db.storedFile.findUnique({ where: { id: second } })).toMatchObject({
      use: 'avatar',
      deletedAt: expect.any(Date),
    });
    const large = { fileName: 'me.png', contentType: 'png', byteSize: 5_000_001 };
    expect((await api.attempt(team.member, 'requestAvatarUpload', large)).refusal).toEqual({ file: 'fileTooLarge' });
    expect((await api.attempt(visitor(), 'requestAvatarUpload', large)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it("shows the person's teams and sessions", async () => {
    const team = await makeTeam(api.services, 'springfield');
    const { data } = await api.ask(team.member, '{ viewer { id teams { slug } sessionsCount authenticityToken } }');
    expect(data.viewer).toMatchObject({ id: `Viewer:${team.member.id}`, sessionsCount: 1 });
    expect(data.viewer.teams).toEqual([{ slug: 'springfield' }]);
    expect(data.viewer.authenticityToken).toMatch(/^[\w-]{43}$/);
  });

  it("is for people: strangers and keys have none, and no one sees anyone else's", async () => {
    const team = await makeTeam(api.services);
    const key = await makeToken(api.services, team.id, team.owner, ['team:read', 'team:write']);
    expect((await api.ask(key, '{ viewer { email } }')).data.viewer).toBeNull();
    expect((await update(key, { name: 'Key' })).codes).toEqual(['FORBIDDEN']);
    expect((await update(visitor(), { name: 'Nobody' })).codes).toEqual(['UNAUTHENTICATED']);
    for (const type of ['User', 'Viewer', 'Contact']) {
      const other = await api.ask(team.owner, `{ node(id: "${type}:${team.member.id}") { id } }`);
      expect(other.data.node).toBeNull();
    }
  });
});
