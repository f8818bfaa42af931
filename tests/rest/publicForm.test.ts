import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let reader: TestPerson;
let form: PublishedForm;
let submissionId: string;

const get = (who: Visitor, path = '') => server.send(who, 'GET', `/master_templates/${form.formId}${path}`);
const settings = (data: object) =>
  server.services.db.masterTemplate.update({ where: { id: form.formId }, data: data as never });

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  resident = await makePerson(services);
  reader = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Apply', external: true, fields: [{ name: 'Owner' }] }]);
  await addToForm(services, team.id, form.formId, reader, 1);
  await settings({ publiclySearchable: true });
  await services.db.masterTemplateFaq.create({
    data: { masterTemplateId: form.formId, id: newId(), question: 'Do I need it?', answer: '<p>Yes</p>', position: 0 },
  });
  const searchPageId = newId();
  await services.db.searchPage.create({
    data: { id: searchPageId, teamId: team.id, slug: `s-${searchPageId}`, name: 'All permits' },
  });
  await services.db.searchPageItem.create({ data: { id: newId(), searchPageId, masterTemplateId: form.formId } });
  submissionId = await launchOverHttp(server, resident, form);
});

describe('a form over REST, as on its public page', () => {
  test('has its FAQs and search pages, and the latest submissions of the caller', async () => {
    for (const [who, own] of [
      [visitor(), []],
      [resident, [[submissionId, 'active']]],
      [reader, []],
    ] as const) {
      const { status, body } = await get(who);
      expect([status, body.name, body.status]).toEqual([200, 'Building permit', 'published']);
      expect(body.faqs).toEqual([expect.objectContaining({ question: 'Do I need it?', answer: '<p>Yes</p>' })]);
      expect(body.search_page_configs).toEqual([expect.objectContaining({ name: 'All permits', position: 0 })]);
      const flows = body.recent_initiated_flows.map((flow: { id: string; status: string }) => [flow.id, flow.status]);
      expect(flows).toEqual(own);
    }
  });

  test('does not exist for people who cannot see the page', async () => {
    await settings({ everPublished: false, status: 'draft' });
    const [anybody, member] = [await get(visitor()), await get(reader)];
    expect([anybody.status, member.status]).toEqual([404, 200]);
    expect((await get(visitor(), '/template_statistics')).status).toBe(404);
    await settings({ everPublished: true, status: 'published' });
  });
});

describe('template statistics over REST', () => {
  const staffOnly = ['last_30_days', 'revenue_last_30_days', 'revenue_digest', 'currently_open', 'completed', 'halted'];
  const nothing = { public_median_time: null, public_cost_range: { lowest: null, highest: null } };
  const digest = { median_process_time: null, lowest_cost: null, highest_cost: null };

  test('are complete for members of the form', async () => {
    const { status, body } = await get(reader, '/template_statistics');
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ last_30_days: 1, revenue_last_30_days: 0, revenue_digest: { lowest: null, highest: null } },
      ...{ currently_open: 1, completed: 0, halted: 0, median_completion_time_in_words: null },
      digest: { ...digest, median_step_times: [{ identity: form.stepId('Apply'), median_time: null }] },
      ...nothing,
    });
  });

  test('are those of the public page for everyone else', async () => {
    for (const who of [visitor(), resident]) {
      const { status, body } = await get(who, '/template_statistics');
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...nothing, digest });
      expect(staffOnly.map((name) => body[name])).toEqual(staffOnly.map(() => null));
    }
  });

  test('have no amounts for an API key without the scope for money', async () => {
    const key = await makeToken(server.services, team.id, team.owner, ['forms:read', 'submissions:read']);
    expect((await get(key, '/template_statistics')).body).toMatchObject({
      ...{ last_30_days: 1, revenue_last_30_days: null },
      revenue_digest: { lowest: null, highest: null },
    });
  });
});
