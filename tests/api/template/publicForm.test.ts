import { beforeAll, describe, expect, test } from 'vitest';
import { apiOn, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServices } from '#tests/support/services.ts';

const made = useServices();
const api = apiOn(made);
let team: TestTeam;
let form: PublishedForm;
let slug: string;
let resident: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  const { services } = made;
  team = await makeTeam(services);
  form = await publishedForm(services, team.id, [{ name: 'Apply', external: true }]);
  ({ slug } = await services.db.masterTemplate.findUniqueOrThrow({ where: { id: form.formId } }));
  resident = await makePerson(services, { name: 'Rosa Resident' });
  other = await makePerson(services, { name: 'Otto Other' });
});

const page = async (who: Visitor, teamSlug: string, formSlug: string) => {
  const { data, codes } = await api.ask(
    who,
    `query ($teamSlug: String!, $slug: String!) { publicForm(teamSlug: $teamSlug, slug: $slug) {
      name status isInternallyLaunchableByViewer publishedVersion { steps { name external } } ownSubmissions { id } } }`,
    { teamSlug, slug: formSlug },
  );
  expect(codes).toEqual([]);
  return data.publicForm;
};
const change = (data: object) =>
  made.services.db.masterTemplate.update({ where: { id: form.formId }, data: data as never });

describe('a form at its public address', () => {
  test('can be seen by anyone, ignoring case', async () => {
    for (const who of [visitor(), resident, team.owner])
      expect(await page(who, team.slug.toUpperCase(), slug.toUpperCase())).toMatchObject({
        name: 'Building permit',
        status: 'published',
        publishedVersion: { steps: [{ name: 'Apply', external: true }] },
      });
  });

  test('is not found under another team, or with a wildcard character', async () => {
    expect(await page(visitor(), 'elsewhere', slug)).toBeNull();
    expect(await page(visitor(), team.slug, '%')).toBeNull();
    expect(await page(visitor(), team.slug, slug.replace('-', '_'))).toBeNull();
  });

  test.each(['closed', 'archived'] as const)('still shows that it is %s', async (status) => {
    await change({ status });
    expect(await page(visitor(), team.slug, slug)).toMatchObject({ status });
    await change({ status: 'published' });
  });

  test('that was never published is visible only to its members, and missing for others', async () => {
    await change({ everPublished: false, status: 'draft' });
    for (const who of [visitor(), resident]) expect(await page(who, team.slug, slug)).toBeNull();
    await change({ everPublished: true, status: 'published' });
  });
});

describe("a person's started submissions", () => {
  const list = async (who: Visitor) => {
    const { data } = await api.ask(who, '{ viewer { submissions(first: 10) { edges { node { id } } } } }');
    return data.viewer?.submissions.edges.map(({ node }: { node: { id: string } }) => node.id) ?? null;
  };

  test('are listed for them, newest first, and for no one else', async () => {
    const first = await launchTestSubmission(api, resident, form);
    const second = await launchTestSubmission(api, resident, form);
    const ids = [second, first].map(({ id }) => `Submission:${id}`);
    expect(await list(resident)).toEqual(ids);
    expect((await page(resident, team.slug, slug)).ownSubmissions).toEqual(ids.map((id) => ({ id })));
    for (const who of [other, team.owner]) {
      expect(await list(who)).toEqual([]);
      expect((await page(who, team.slug, slug)).ownSubmissions).toEqual([]);
    }
    expect(await list(visitor())).toBeNull();
    expect((await page(visitor(), team.slug, slug)).ownSubmissions).toEqual([]);
  });

  test('are no longer listed once deleted', async () => {
    const { id } = await launchTestSubmission(api, other, form);
    expect(await list(other)).toEqual([`Submission:${id}`]);
    await made.services.db.submission.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await list(other)).toEqual([]);
    expect((await page(other, team.slug, slug)).ownSubmissions).toEqual([]);
  });
});
