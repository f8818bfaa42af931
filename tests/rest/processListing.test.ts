import { beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#tests/support/graphql.ts';
import { makeTeam, type TestTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
const slugs = new Map<string, string>();
const versions = new Map<string, string>();

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  for (const name of ['Building permit', 'Dog license', 'Secret audit']) {
    const { formId, versionId } = await publishedForm(services, team.id, [{ name: 'Apply' }], { name });
    const isPrivate = name === 'Secret audit';
    const { slug } = await services.db.masterTemplate.update({ where: { id: formId }, data: { isPrivate } });
    slugs.set(name, slug);
    versions.set(name, versionId);
  }
});

const listed = (name: string) => ({
  ...{ id: versions.get(name), name, public_path: `/${team.slug}/${slugs.get(name)}` },
});

describe('GET /{team}/process_listing', () => {
  it('lists the forms that everyone can see, without a sign-in', async () => {
    const { status, body, headers } = await server.send(visitor(), 'GET', `/${team.slug}/process_listing`);
    expect([status, body]).toEqual([200, { flow_templates: [listed('Building permit'), listed('Dog license')] }]);
    expect(headers.get('x-total-count')).toBe('2');
  });

  it('finds forms by synonyms and misspelled words', async () => {
    for (const q of ['puppy', 'lisence', 'DOG']) {
      const { body } = await server.send(visitor(), 'GET', `/${team.slug}/process_listing?q=${q}`);
      expect(body).toEqual({ flow_templates: [listed('Dog license')] });
    }
    const { body } = await server.send(visitor(), 'GET', `/${team.slug}/process_listing?q=secret`);
    expect(body).toEqual({ flow_templates: [] });
  });

  it('comes in pages', async () => {
    const { body, headers } = await server.send(visitor(), 'GET', `/${team.slug}/process_listing?per_page=1&page=2`);
    expect(body).toEqual({ flow_templates: [listed('Dog license')] });
    expect(headers.get('link')).toContain('rel="prev"');
  });

  it('is missing for an unknown team', async () => {
    expect((await server.send(visitor(), 'GET', '/no-such-town/process_listing')).status).toBe(404);
  });
});
