import { beforeAll, describe, expect, it } from 'vitest';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { pictureOf, smallestPicture } from '#tests/support/smallestPicture.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
/** forms of signed-in people need an authenticity token, which programs don't */
let manager: Visitor;
beforeAll(async () => {
  team = await makeTeam(server.services);
  manager = await makeToken(server.services, team.id, team.manager, ['team:read', 'team:write']);
});

type Part = string | { readonly bytes: Uint8Array<ArrayBuffer>; readonly type?: string };
function multipart(parts: Readonly<Record<string, Part>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts))
    if (typeof part === 'string') form.set(name, part);
    else form.set(name, new Blob([part.bytes], { type: part.type ?? 'image/png' }), 'town.png');
  return form;
}
const patch = (parts: Readonly<Record<string, Part>>, who: Visitor = manager) =>
  server.send(who, 'PATCH', `/teams/${team.slug}`, { body: multipart(parts) });
const png = (width: number, height: number) => ({ bytes: new Uint8Array(pictureOf(width, height)) });
const options = (crop: Readonly<Record<string, number>>, root = 'team[public_portal_banner_options]') =>
  Object.fromEntries(Object.entries(crop).map(([name, value]) => [`${root}[${name}]`, String(value)]));

describe('PATCH /teams/{friendly_id} with a multipart body', () => {
  it('sets the logo and the cropped banner, which anyone can open', async () => {
    const { status, body } = await patch({
      'team[logo]': { bytes: new Uint8Array(smallestPicture) },
      'team[public_portal_banner]': png(1_600, 1_200),
      ...options({ x: 10, y: 20, w: 160, h: 90 }),
      'team[name]': 'City of Springfield',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'City of Springfield',
      logo: { present: true, url: expect.stringContaining('/images/teams/') },
      public_portal_banner: {
        ...{ present: true, url: expect.any(String), width: 1_600, height: 1_200 },
        crop: { x: 10, y: 20, w: 160, h: 90 },
      },
    });
    const { pathname, search } = new URL(body.logo.url);
    const seen = await fetch(`${server.url}${pathname}${search}`);
    expect(seen.headers.get('content-type')).toBe('image/png');
    expect(seen.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(seen.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(Buffer.from(await seen.arrayBuffer())).toEqual(smallestPicture);
    const etag = seen.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}${pathname}`, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=300']);
  });

  it('takes names without the root key, crops again without a picture, and removes the banner', async () => {
    const set = await patch({ public_portal_banner: png(320, 180) });
    expect(set.body.public_portal_banner.crop).toEqual({ x: 0, y: 0, w: 320, h: 180 });
    const crop = { x: 0.4, y: 10, w: 160, h: 90 };
    const cropped = await patch(options(crop, 'public_portal_banner_options'));
    expect(cropped.body.public_portal_banner.crop).toEqual({ ...crop, x: 0 });
    const removed = await patch({ remove_banner: 'true' });
    expect(removed.body.public_portal_banner).toMatchObject({ present: false, url: null, crop: null });
    const path = `/images/teams/${team.id}/banner`;
    expect((await fetch(`${server.url}${path}`)).status).toBe(404);
  });

  it('says what is wrong with a picture or a crop, under the name in the body', async () => {
    const text = { bytes: new TextEncoder().encode('hello'), type: 'image/png' };
    const large = { bytes: new Uint8Array(Buffer.concat([smallestPicture, Buffer.alloc(10_000_000)])) };
    const banner = png(320, 180);
    const refused = async (parts: Readonly<Record<string, Part>>) => {
      const { status, body } = await patch(parts);
      return [status, body.problems?.map(({ path, code }: Record<string, string>) => `${path} ${code}`)];
    };
    expect(await refused({ 'team[logo]': text })).toEqual([422, ['team.logo fileTypeMismatch']]);
    expect(await refused({ 'team[public_portal_banner]': large })).toEqual([
      422,
      ['team.public_portal_banner fileTooLarge'],
    ]);
    expect(
      await refused({ 'team[public_portal_banner]': banner, ...options({ x: 200, y: 0, w: 160, h: 90 }) }),
    ).toEqual([422, ['team.public_portal_banner_options cropOutside']]);
    expect(await refused(options({ x: 0, y: 0, w: 160, h: 90 }))).toEqual([
      422,
      [expect.stringContaining('bannerMissing')],
    ]);
    expect(await refused({ 'team[public_portal_banner]': banner, ...options({ x: 0, y: 0, w: 160 }) })).toEqual([
      422,
      [expect.stringContaining('team.public_portal_banner_options.h')],
    ]);
    expect(await refused({ 'team[public_portal_banner]': banner, 'team[remove_banner]': 'true' })).toEqual([
      422,
      [expect.stringContaining('saidTwice')],
    ]);
  });

  it('is only for people who manage the team', async () => {
    const logo = { 'team[logo]': { bytes: new Uint8Array(smallestPicture) } };
    const other = await makeTeam(server.services);
    const token = (who: TestPerson, teamId: string) => makeToken(server.services, teamId, who, ['team:write']);
    const others = [visitor(), await token(team.member, team.id), await token(other.owner, other.id)];
    const answers = await Promise.all(others.map((who) => patch(logo, who)));
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
  });
});

describe('a public picture', () => {
  it('is not found for unknown teams, archived teams, and other names', async () => {
    const other = await makeTeam(server.services);
    const statuses = async () =>
      Promise.all(
        [`${other.id}/logo`, `${other.slug}/logo`, 'nonsense/logo', `${team.id}/seal`].map(
          async (path) => (await fetch(`${server.url}/images/teams/${path}`)).status,
        ),
      );
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    const logo = `${server.url}/images/teams/${team.id}/logo`;
    expect((await fetch(logo)).status).toBe(200);
    await server.services.db.team.update({ where: { id: team.id }, data: { suspendedAt: new Date() } });
    expect((await fetch(logo)).status).toBe(200);
    await server.services.db.team.update({ where: { id: team.id }, data: { archivedAt: new Date() } });
    expect((await fetch(logo)).status).toBe(404);
  });
});
