import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiOn, visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { completedRecord, publishRecords } from '#tests/support/publicRecord.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer, type HttpAnswer } from '#tests/support/useServer.ts';

const server = useServer();
const api = apiOn(server);
const nobody = visitor();
let team: TestTeam;
let rosa: TestPerson;
let form: PublishedForm;
let at = '';

const place = { text: '12 Elm Street', longitude: -89.65, latitude: 39.8 };
const fields = [
  { name: 'Site address', dataType: 'address' as const },
  { name: 'Work' },
  { name: 'Cost', dataType: 'money' as const },
  { name: 'Secret', redacted: true },
  { name: 'Phone', dataType: 'phone' as const },
  { name: 'Email', dataType: 'email' as const },
];
const secrets = { Secret: 'planted secret', Phone: '+1 217 555 0142', Email: 'planted@town.example' };
const planted = /planted|0142|Rosa|217/;

const get = (file: string, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> =>
  server.send(nobody, 'GET', `${at}.${file}`, { headers });

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  rosa = await makePerson(services, { name: 'Rosa Rivers' });
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields }], {
    identifier: 'Site address',
  });
  await completedRecord(api, rosa, form, {
    'Site address': place,
    Work: '=HYPERLINK("x")',
    Cost: '1,250.50',
    ...secrets,
  });
  await completedRecord(api, rosa, form, { Work: 'Fence', ...secrets });
  const { slug } = await services.db.masterTemplate.findUniqueOrThrow({ where: { id: form.formId } });
  at = `/${team.slug}/${slug}/records`;
});
beforeEach(() => publishRecords(server, form));

describe('open data', () => {
  it('has all published answers as CSV, without formulas', async () => {
    const file = await get('csv');
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const rows: Record<string, string>[] = parse(file.body, { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        ...{ site_address: '12 Elm Street', work: `'=HYPERLINK("x")`, cost: '1250.50' },
        ...{ longitude: '-89.65', latitude: '39.8', renewal: 'no', documents: '' },
      },
      { site_address: '', work: 'Fence', longitude: '' },
    ]);
    expect(Object.keys(rows[0] ?? {})).not.toContain('secret');
    expect(file.body).not.toMatch(planted);
  });

  it('has the same as JSON and GeoJSON, with a license', async () => {
    const json = await get('json');
    expect(json.body).toMatchObject({
      license: expect.stringContaining('Public records of'),
      dictionary: expect.stringContaining('/records.schema.json'),
      records: [
        { work: '=HYPERLINK("x")', cost: 1250.5 },
        { work: 'Fence', site_address: null },
      ],
    });
    const map = await get('geojson');
    expect(map.headers.get('content-type')).toBe('application/geo+json');
    expect(map.body).toMatchObject({
      type: 'FeatureCollection',
      features: [{ geometry: { type: 'Point', coordinates: [-89.65, 39.8] } }, { geometry: null }],
    });
    expect(JSON.stringify([json.body, map.body])).not.toMatch(planted);
  });

  it('has a data dictionary that names every column of the CSV', async () => {
    const dictionary = await get('schema.json');
    const [head] = parse((await get('csv')).body, { bom: true }) as string[][];
    expect(dictionary.body.tableSchema.columns.map(({ name }: { name: string }) => name)).toEqual(head);
    expect(dictionary.body).toMatchObject({
      url: expect.stringMatching(/records\.csv$/),
      'dc:license': expect.any(String),
    });
  });

  it('uses the license that the team wrote', async () => {
    const { refusal } = await api.act(
      team.owner,
      'updateTeam',
      { teamId: `Team:${team.id}`, openDataLicense: 'CC0 1.0' },
      'team { openDataLicenseText }',
    );
    expect(refusal).toBeNull();
    expect((await get('json')).body.license).toBe('CC0 1.0');
  });

  it('may be cached, and is checked again on each use', async () => {
    const first = await get('csv');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect((await get('csv', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('json', { 'if-none-match': etag })).status).toBe(200);
    await completedRecord(api, rosa, form, { Work: 'Shed' });
    expect((await get('csv', { 'if-none-match': etag })).status).toBe(200);
    await publishRecords(server, form, false);
    expect((await get('csv', { 'if-none-match': etag })).status).toBe(404);
  });

  it('leaves out submissions that are not completed, deleted ones, and ones on hold', async () => {
    const rows = async (): Promise<number> => (await get('json')).body.records.length;
    const before = await rows();
    const { id } = await completedRecord(api, rosa, form, { Work: 'Pool' });
    expect(await rows()).toBe(before + 1);
    const { db } = server.services;
    for (const status of ['active', 'halted'] as const) {
      await db.submission.update({
        where: { id },
        data: { status, finishedAt: null, haltedAt: status === 'halted' ? new Date() : null },
      });
      await db.dashboardRow.update({ where: { id }, data: { status } });
      expect(await rows()).toBe(before);
    }
    await db.dashboardRow.update({ where: { id }, data: { status: 'finished' } });
    const data = { status: 'finished', finishedAt: new Date(), haltedAt: null, deletedAt: new Date() } as const;
    await db.submission.update({ where: { id }, data });
    expect(await rows()).toBe(before);
  });

  it.each([
    ['private forms', { isPrivate: true }],
    ['forms whose records are not searchable', { publiclySearchable: false }],
    ['forms whose answers are not public', { publicRead: false }],
  ])('does not exist for %s, not even for members', async (_what, data) => {
    await server.services.db.masterTemplate.update({ where: { id: form.formId }, data });
    for (const file of ['csv', 'json', 'geojson', 'schema.json'])
      for (const who of [nobody, rosa, team.owner])
        expect((await server.send(who, 'GET', `${at}.${file}`)).status).toBe(404);
  });

  it('does not hold everything in memory: it is written in batches', async () => {
    await server.services.pool.query(
      `WITH sample AS (SELECT * FROM dashboard_rows WHERE master_template_id = $1 AND status = 'finished' LIMIT 1),
       made AS (INSERT INTO submissions (id, team_id, master_template_id, flow_template_id, scoped_id, status, launched_by_id, created_at, finished_at)
         SELECT gen_random_uuid(), s.team_id, s.master_template_id, s.flow_template_id, 100000 + n, 'finished', s.launched_by_id, now(), now()
         FROM submissions s JOIN sample USING (id) CROSS JOIN generate_series(1, 1200) n RETURNING *)
       INSERT INTO dashboard_rows (id, team_id, master_template_id, status, scoped_id, template_name, created_at, last_activity_at, finished_at)
       SELECT m.id, m.team_id, m.master_template_id, 'finished', m.scoped_id, 'Form', m.created_at, now(), now() FROM made m`,
      [form.formId],
    );
    const rows: string[][] = parse((await get('csv')).body, { bom: true });
    const numbers = rows.slice(1).map(([number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(1200);
  });
});

describe('GET /search_pages/{slug}/search', () => {
  it('finds records exactly by default, with a pagination', async () => {
    const slug = `permits-${team.id}`;
    const items = [{ masterTemplateId: `MasterTemplate:${form.formId}`, fieldIdentities: [form.fieldId('Work')] }];
    const input = { teamId: `Team:${team.id}`, name: 'Permits', slug, items };
    expect((await api.act(team.owner, 'createSearchPage', input, 'searchPage { id }')).refusal).toBeNull();
    const search = (query: string) => server.send(nobody, 'GET', `/search_pages/${slug}/search?${query}`);
    expect((await search('search_terms=fence')).body).toMatchObject({
      initiated_flows: [{ answers: [{ name: 'Work', text: 'Fence' }], form_name: 'Building permit' }],
      pagination: { current_page: 1, per_page: 20, total_count: 1 },
    });
    expect((await search('search_terms=fenc')).body.initiated_flows).toEqual([]);
    expect((await search('search_terms=fenc&search_type=contains&page=1')).body.initiated_flows).toHaveLength(1);
    expect((await search('search_terms=nothing&page=2')).body).toMatchObject({
      initiated_flows: [],
      pagination: { current_page: 2 },
    });
    const wrong = await search('search_terms=fence&search_type=nearly');
    expect(wrong).toMatchObject({ status: 422, body: { errors: [expect.any(String)] } });
    expect(wrong.body.error).toBe(wrong.body.errors[0]);
    expect((await server.send(nobody, 'GET', '/search_pages/none-such/search?search_terms=x')).status).toBe(404);
    expect(JSON.stringify((await search('search_terms=fence')).body)).not.toMatch(planted);
  });
});
