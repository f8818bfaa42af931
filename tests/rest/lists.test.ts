import { describe, expect, it } from 'vitest';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { makeForm, makeTeam, makeToken } from '#tests/support/people.ts';
import type { HttpAnswer } from '#tests/support/useServer.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();

const linksOf = ({ headers }: HttpAnswer): Record<string, string> =>
  Object.fromEntries(
    [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url = '', rel = '']) => [
      rel,
      url.replace(server.url, ''),
    ]),
  );

async function teamWithForms(count: number) {
  const team = await makeTeam(server.services);
  for (let n = 0; n < count; n += 1) {
    const id = await makeForm(server.services, team.id);
    const name = `Form ${String(n).padStart(3, '0')}`;
    await server.services.db.masterTemplate.update({ where: { id }, data: { name } });
  }
  const key = await makeToken(server.services, team.id, team.owner, ['team:read', 'forms:read']);
  return { team, get: (path: string) => server.send(key, 'GET', path), path: `/teams/${team.id}/master_templates` };
}

const names = ({ body }: HttpAnswer): readonly string[] =>
  body.master_templates.map(({ name }: { name: string }) => name);

describe('lists over REST', () => {
  it('return at most a hundred items, the total, and links to the rest', async () => {
    const { get, path } = await teamWithForms(103);
    const first = await get(path);
    expect(names(first)).toHaveLength(100);
    expect(first.headers.get('x-total-count')).toBe('103');
    expect(Object.keys(linksOf(first))).toEqual(['first', 'next', 'last']);
    const second = await get(linksOf(first)['next'] ?? '');
    expect(names(second)).toEqual(['Form 100', 'Form 101', 'Form 102']);
    expect(Object.keys(linksOf(second))).toEqual(['first', 'prev', 'last']);
    expect(names(await get(linksOf(second)['prev'] ?? ''))).toEqual(names(first));
  });

  it('can be followed by links to the end and back, with every requested item once', async () => {
    const { get, path } = await teamWithForms(7);
    let answer = await get(`${path}?per_page=3&only_published=false`);
    const pages = [names(answer)];
    while (linksOf(answer)['next']) {
      answer = await get(linksOf(answer)['next'] ?? '');
      pages.push(names(answer));
    }
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flat()).size).toBe(7);
    expect(linksOf(answer)['first']).toContain('only_published=false');
    const back = await get(linksOf(answer)['prev'] ?? '');
    expect(names(back)).toEqual(pages[1]);
    expect(names(await get(`${path}?per_page=3&page=3`))).toEqual(pages[2]);
    const beyond = await get(`${path}?per_page=3&page=9`);
    expect([beyond.status, names(beyond), linksOf(beyond)['prev']?.includes('page=3')]).toEqual([200, [], true]);
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=second', 'page'],
    ['per_page=0', 'per_page'],
    ['per_page=101', 'per_page'],
    ['per_page[]=5', 'per_page'],
    ['after=x&before=y', 'before'],
  ])('reject %s, with its name', async (query, place) => {
    const { get, path } = await teamWithForms(0);
    const { status, body } = await get(`${path}?${query}`);
    expect([status, body.problems[0].path]).toEqual([422, place]);
    expect(body.error).toMatch(new RegExp(`^${place} `));
  });

  it('repeat known parameters in their links, and nothing else', async () => {
    const { get, path } = await teamWithForms(2);
    const answer = await get(`${path}?per_page=1&only_published=false&x=${'y'.repeat(5_000)}`);
    expect(linksOf(answer)['next']).toContain('only_published=false');
    expect(answer.headers.get('link')?.length).toBeLessThan(1_500);
  });

  it("of one parent's items are complete, with pages on request", async () => {
    const { get, team } = await teamWithForms(0);
    const path = `/teams/${team.id}/roles/search`;
    const whole = await get(path);
    const total = whole.body.roles.length;
    expect([whole.headers.get('x-total-count'), whole.headers.get('link')]).toEqual([String(total), null]);
    const pages = await Promise.all([1, 2].map((page) => get(`${path}?per_page=1&page=${page}`)));
    expect(pages.map(({ body }) => body.roles)).toEqual([[whole.body.roles[0]], [whole.body.roles[1]]]);
    expect(Object.keys(linksOf(pages[1] as HttpAnswer))).toEqual(
      total > 2 ? ['first', 'prev', 'next', 'last'] : ['first', 'prev', 'last'],
    );
  });

  it('of people found have a total', async () => {
    const { get, team } = await teamWithForms(0);
    const found = await get(`/search/users_and_roles?team_id=${team.id}&terms=${team.slug.slice(0, 2)}&per_page=1`);
    expect(found.status).toBe(200);
    expect(Number(found.headers.get('x-total-count'))).toBeGreaterThanOrEqual(found.body.users.length);
    expect(JSON.stringify(found.body)).not.toContain('total');
  });

  it('that grow without limit have no total, and only links', async () => {
    const team = await makeTeam(server.services);
    for (const name of ['One', 'Two', 'Three']) {
      await server.send(team.owner, 'POST', `/teams/${team.id}/roles`, { body: { role: { name } } });
    }
    const get = (path: string) => server.send(team.owner, 'GET', path);
    const path = `/teams/${team.id}/audit_entries`;
    const first = await get(`${path}?per_page=1`);
    expect(first.headers.get('x-total-count')).toBeNull();
    expect(Object.keys(linksOf(first))).toEqual(['first', 'next']);
    const second = await get(linksOf(first)['next'] ?? '');
    expect(second.body.audit_entries[0].id).not.toBe(first.body.audit_entries[0].id);
    expect((await get(`${path}?page=2`)).body).toMatchObject({ code: 'pageByLink', problems: [{ path: 'page' }] });
  });

  it('are all documented as lists', () => {
    const isList = (answer: unknown): boolean =>
      typeof answer === 'object' &&
      Object.values(answer as object).some((path) => /\.(edges\.\*\.node|\w+s)$/.test(path));
    const silent = endpoints
      .filter(({ method, answer, list }) => method === 'GET' && !list && isList(answer))
      .map(({ path }) => path);
    expect(silent).toEqual([]);
  });
});
