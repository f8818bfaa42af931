import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { crawl, fetchPage, type CrawledPage } from '#tests/support/crawl.ts';
import { apiOn } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { completedRecord, publishRecords } from '#tests/support/publicRecord.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer({}, { hasWebClient: true });
const api = apiOn(server);
const refresh = operation<readonly string[], void>('refresh', refreshDashboard);

let team: TestTeam;
let rosa: TestPerson;
let fence: PublishedForm;
let wall: PublishedForm;
const at = '/riverbend/fence-permit';
const secret = /SECRET[\w-]*/g;

const change = (data: object, { formId } = fence): Promise<unknown> =>
  server.services.db.masterTemplate.update({ where: { id: formId }, data });
const page = (path: string, headers?: Record<string, string>): Promise<CrawledPage> =>
  fetchPage(server.url + path, headers);

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** `fetch` normalizes paths and doesn't send another Host. */
const raw = (path: string, method = 'GET', headers: Record<string, string> = {}, body?: string) =>
  new Promise<Raw>((resolve, reject) => {
    const { port, host } = new URL(server.url);
    const all = { accept: 'text/html', host, ...headers };
    const sent = request({ port, host: 'localhost', path, method, headers: all }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

beforeAll(async () => {
  const { services } = server;
  const { db } = services;
  team = await makeTeam(services, 'riverbend');
  await db.team.update({ where: { id: team.id }, data: { name: 'City of Riverbend', letInAt: new Date() } });
  rosa = await makePerson(services, { name: 'SECRET-applicant' });
  const steps = [
    { name: 'Ask', external: true, fields: [{ name: 'Street' }, { name: 'Phone', redacted: true }, { name: 'Work' }] },
  ];
  fence = await publishedForm(services, team.id, steps, { identifier: 'Street', name: 'Fence permit' });
  wall = await publishedForm(services, team.id, steps, { identifier: 'Street', name: 'Wall permit' });
  const secretForm = await publishedForm(services, team.id, steps, {
    identifier: 'Street',
    name: 'SECRET private form',
  });
  const archived = await publishedForm(services, team.id, steps, {
    identifier: 'Street',
    name: 'SECRET archived form',
  });
  const category = await db.templateCategory.create({
    data: { id: newId(), teamId: team.id, name: 'SECRET category of private forms' },
  });
  const privately = { slug: 'private-form', isPrivate: true, categoryId: category.id, alsoKnownAs: 'SECRET synonym' };
  await change({ ...privately, publicRead: true, publiclySearchable: true }, secretForm);
  await change({ slug: 'fence-permit' });
  await change({ slug: 'wall-permit' }, wall);
  await publishRecords(server, fence);
  await publishRecords(server, wall);
  // with one town, the start page leads to it
  const elsewhere = await makeTeam(services, 'elsewhere');
  await publishedForm(services, elsewhere.id, steps, { name: 'Dog license' });
  const draft = { teamId: team.id, masterTemplateId: fence.formId, kind: 'draft' as const, version: 2 };
  await db.flowTemplate.create({ data: { ...draft, id: newId(), name: 'SECRET draft version' } });
  const draftForm = { id: newId(), teamId: team.id, slug: 'draft-form', name: 'SECRET draft form' };
  await db.masterTemplate.create({ data: draftForm });
  const result = {
    ...{ key: 'both', title: 'Both', text: '', contact: '' },
    forms: [fence, wall].map(({ formId }) => ({ formId, reason: 'Needed.' })),
  };
  const answers = ['Yes', 'No'].map((text) => ({ key: text.toLowerCase(), text, leadsTo: 'both' }));
  const questions = [{ key: 'tall', text: 'Is it tall?', hint: '', answers }];
  const published = { title: '', intro: '', questions, results: [result], combinations: [] };
  await db.teamFinder.create({
    data: {
      ...{ id: newId(), teamId: team.id, publishedAt: new Date(), published },
      draft: { ...published, title: 'SECRET unpublished finder' },
    },
  });
  const searchPageId = newId();
  await db.searchPage.create({ data: { id: searchPageId, teamId: team.id, slug: 'all-permits', name: 'All permits' } });
  for (const [position, form] of [fence, wall, secretForm, archived].entries()) {
    const fieldIdentities = ['Street', 'Phone', 'Work'].map((name) => form.fieldId(name));
    await db.searchPageItem.create({
      data: { id: newId(), searchPageId, masterTemplateId: form.formId, fieldIdentities, position },
    });
  }
  const phone = { Phone: 'SECRET-redacted' };
  await completedRecord(api, rosa, fence, { Street: '1 Elm Street', Work: 'Porch', ...phone });
  await completedRecord(api, rosa, fence, { Street: '2 Elm Street', Work: 'Porch', ...phone });
  await completedRecord(api, rosa, wall, { Street: '3 Elm Street', Work: 'Porch', ...phone });
  await completedRecord(api, rosa, secretForm, { Street: 'SECRET Elm Street', Work: 'Porch', ...phone });
  await completedRecord(api, rosa, archived, { Street: 'SECRET Elm Street', Work: 'Porch', ...phone });
  const unlisted = { slug: 'archived-form', status: 'archived', categoryId: category.id };
  await change(unlisted, archived);
  const halted = await completedRecord(api, rosa, fence, { Street: 'SECRET-halted Elm Street' });
  await db.submission.update({
    where: { id: halted.id },
    data: { status: 'halted', haltedAt: new Date(), finishedAt: null },
  });
  await refresh({ services, actor: system }, [halted.id]);
  const deleted = await completedRecord(api, rosa, fence, { Street: 'SECRET-deleted Elm Street' });
  // without a refresh: the search must not depend on it
  await db.submission.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } });
});

/** Hidden words, as a visitor would guess them. */
const guesses = [
  'SECRET',
  'secret',
  'SECRET-redacted',
  'SECRET-applicant',
  'SECRET-halted',
  'SECRET-deleted',
  'private form',
];

describe('searches', () => {
  it.each([
    ['the portal', (q: string) => `/riverbend?q=${q}`],
    ['the start page', (q: string) => `/?q=${q}`],
    ['the records of a form', (q: string) => `${at}/search?q=${q}&type=contains`],
    ['its documents', (q: string) => `${at}/search?q=${q}&type=contains&list=outputs`],
    ['a search page', (q: string) => `/search_pages/all-permits?q=${q}&type=contains`],
    ['a search page, exactly', (q: string) => `/search_pages/all-permits?q=${q}&type=exact`],
  ])('find, count, and suggest nothing hidden: %s', async (_what, pathOf) => {
    const nothing = await page(pathOf('xylophone'));
    for (const guess of guesses) {
      const found = await page(pathOf(encodeURIComponent(guess)));
      const same = (text: string, term: string): string => text.replaceAll(term, 'TERM');
      expect([guess, found.status, same(found.text, guess)]).toEqual([guess, 200, same(nothing.text, 'xylophone')]);
    }
  });

  it('count, page, and map only public records', async () => {
    for (const path of ['/search_pages/all-permits?q=Elm&type=contains', `${at}/search?q=Elm`]) {
      const { html, text } = await page(path);
      expect(text).toContain('1 Elm Street');
      expect(text).toMatch(path.startsWith(at) ? /of 2\b/ : /of 3\b/);
      expect([path, html.match(secret)]).toEqual([path, null]);
    }
  });

  it.each(['-1', '0', '1e9', 'NaN', '99999999999999999999', '1;2', '%27', '[]', '2'])(
    'show nothing else on page %s',
    async (number) => {
      for (const place of [`${at}/search`, '/search_pages/all-permits', '/riverbend']) {
        const { status, html } = await page(`${place}?q=Elm&page=${number}&page=3&type=x&list=x&outputs=x&renewal=x`);
        expect([place, status, html.match(secret)]).toEqual([place, 200, null]);
      }
    },
  );

  it('are in the order of completion, whatever staff do with the records', async () => {
    const order = async (): Promise<readonly string[]> =>
      (await page(`${at}/search?q=Elm`)).text.match(/\d Elm Street/g) ?? [];
    const before = await order();
    const { db, pool } = server.services;
    const first = await db.submission.findFirstOrThrow({
      where: { masterTemplateId: fence.formId, status: 'finished', deletedAt: null },
      orderBy: { finishedAt: 'asc' },
    });
    await db.submission.update({ where: { id: first.id }, data: { lastActivityAt: new Date() } });
    await pool.query('UPDATE dashboard_rows SET last_activity_at = now() WHERE id = $1', [first.id]);
    expect(await order()).toEqual(before);
  });

  it('read no index with words that are not public', async () => {
    const { rows } = await server.services.pool.query<{ text: string }>('SELECT text FROM record_words');
    expect(rows.filter(({ text }) => /redacted|applicant|halted|deleted/.test(text))).toEqual([]);
    expect(rows.length).toBeGreaterThan(2);
  });
});

describe('pages', () => {
  it('of every address that can be guessed hold no secret', async () => {
    const found = new Map(
      await crawl(server.url, ['/', '/riverbend', at, `${at}/search?q=Elm`, '/search_pages/all-permits?q=Elm']),
    );
    const files = ['csv', 'json', 'geojson', 'schema.json'].map((ending) => `${at}/records.${ending}`);
    const rest = [
      '/riverbend/process_listing',
      '/sitemap.xml',
      '/robots.txt',
      '/search_pages/all-permits/search?q=Elm',
    ];
    for (const path of [...files, ...rest]) found.set(path, await page(path, { accept: '*/*' }));
    expect(found.size).toBeGreaterThan(15);
    for (const [path, { html, headers, status }] of found) {
      const bytes = html + JSON.stringify([...headers]);
      expect([path, bytes.match(secret), status < 500]).toEqual([path, null, true]);
    }
  });

  it.each([
    ...['/riverbend/draft-form', '/riverbend/DRAFT-form/', '//riverbend/draft-form', '/riverbend//draft-form'],
    ...['/riverbend/draft%2Dform', '/riverbend/./draft-form', '/riverbend/x/../draft-form', '/riverbend/draft-form%20'],
    ...[
      '/riverbend%2Fdraft-form',
      '/riverbend/draft-form;a=b',
      '/riverbend/draft-form/faqs',
      '/riverbend/draft-form/data',
    ],
    ...['/riverbend/draft-form/search?q=a', '/riverbend/draft-form/records/1', '/riverbend/draft-form/records.csv'],
    ...[
      '/riverbend/private-form/search%3Fq=a',
      '/previews/riverbend/draft-form.png',
      '/previews/riverbend%2Fdraft-form.png',
    ],
    ...['/previews/riverbend/%2e%2e/draft-form.png', `${at}/records/0`, `${at}/records/-1`, `${at}/records/1e1`],
    ...[`${at}/records/0x1`, `${at}/records/99999999999`, `${at}/records/%00`, `${at}/records/1.csv`, `${at}/records/`],
    ...[
      `${at}%00`,
      `${at}%ff`,
      '/riverbend/%E0%A4%A',
      '/%',
      '/riverbend?q=%',
      '/riverbend?q=%00',
      '/riverbend?category=x',
    ],
  ])('answer variants of hidden and broken addresses without a secret: %s', async (path) => {
    for (const accept of ['text/html', 'application/json', '*/*']) {
      const { status, body, headers } = await raw(path, 'GET', { accept });
      expect([path, status < 500, body.match(secret), JSON.stringify(headers).match(secret)]).toEqual([
        path,
        true,
        null,
        null,
      ]);
    }
  });

  it.each(['/riverbend', at, `${at}/search?q=Elm`, `${at}/records.csv`, '/previews/riverbend.png', '/sitemap.xml'])(
    'answer HEAD with the headers of GET, and ignore ranges: %s',
    async (path) => {
      const got = await raw(path);
      const head = await raw(path, 'HEAD');
      const part = await raw(path, 'GET', { range: 'bytes=0-9' });
      const named = ['etag', 'content-type', 'cache-control', 'vary'];
      expect([head.status, head.body]).toEqual([200, '']);
      for (const name of named) expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
      expect([part.status, part.body.length]).toEqual([200, got.body.length]);
    },
  );
});

describe('other hosts', () => {
  const tricks: readonly Record<string, string>[] = [
    { host: 'evil.example' },
    { host: 'evil.example:1234' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', 'x-forwarded-port': '1' },
    { forwarded: 'host=evil.example;proto=http', 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
    { 'x-original-url': '/riverbend/draft-form', 'x-rewrite-url': '/riverbend/draft-form' },
    { 'x-forwarded-prefix': '//evil.example', referer: 'http://evil.example/', origin: 'http://evil.example' },
    { 'x-http-method-override': 'DELETE', 'x-portico-view': 'applicant', 'accept-language': 'xx' },
  ];

  it('change no byte of a page, and poison no later one', async () => {
    for (const path of ['/', '/riverbend', at, `${at}/faqs`, `${at}/search?q=Elm`, '/sitemap.xml', '/robots.txt']) {
      for (const headers of tricks) {
        // not rendered before
        await change({ typicalTime: newId() });
        const tricked = await raw(path, 'GET', headers);
        const usual = await raw(path);
        expect([path, headers, tricked.body === usual.body]).toEqual([path, headers, true]);
        expect([path, (usual.body + JSON.stringify(tricked.headers)).includes('evil.example')]).toEqual([path, false]);
      }
    }
  });

  it('of a team run no persisted document, with or without a cookie', async () => {
    const domain = `${newId()}.test`;
    await server.services.db.teamDomain.create({
      data: { id: newId(), teamId: team.id, domain, state: 'verified', verifiedAt: new Date() },
    });
    const path = `/graphql/${createHash('md5').update('a document').digest('hex')}`;
    const headers = { 'content-type': 'application/json', cookie: team.owner.cookie ?? '' };
    const { status } = await raw(path, 'POST', { ...headers, host: domain }, '{"variables":{"slug":"riverbend"}}');
    expect(status).toBe(421);
  });
});

describe('what is no longer public', () => {
  it('disappears immediately from kept pages of other forms', async () => {
    for (const path of [at, `${at}/faqs`]) await page(path);
    expect((await page(at)).text).toContain('Wall permit');
    for (const [data, back] of [
      [{ isPrivate: true }, { isPrivate: false }],
      [{ status: 'archived' }, { status: 'published' }],
      [{ everPublished: false }, { everPublished: true }],
      [{ name: 'SECRET' }, { name: 'Wall permit' }],
    ]) {
      expect((await page(at)).text).toContain('Wall permit');
      await change(data ?? {}, wall);
      expect([data, (await page(at)).html.includes('Wall permit')]).toEqual([data, false]);
      await change(back ?? {}, wall);
    }
  });

  test('the name of a deleted search page, and what the finder combines', async () => {
    const { db } = server.services;
    expect((await page(at)).html).toContain('Wall permit');
    await db.teamFinder.updateMany({ where: { teamId: team.id }, data: { publishedAt: null } });
    expect((await page(at)).html).not.toContain('Wall permit');
    await db.teamFinder.updateMany({ where: { teamId: team.id }, data: { publishedAt: new Date() } });
  });

  it('is requested again by every cache', async () => {
    for (const path of [
      '/riverbend',
      at,
      '/previews/riverbend.png',
      `/previews${at}.png`,
      '/sitemap.xml',
      `${at}/records.csv`,
    ]) {
      const { headers } = await page(path, { accept: '*/*' });
      expect([path, headers.get('cache-control')]).toEqual([
        path,
        expect.stringMatching(/no-cache|max-age=0, must-revalidate/),
      ]);
    }
  });

  it('leaves open data with a tag that says nothing about internal activity', async () => {
    const tag = async (): Promise<string | null> =>
      (await page(`${at}/records.csv`, { accept: '*/*' })).headers.get('etag');
    const before = await tag();
    await server.services.pool.query(
      'UPDATE dashboard_rows SET last_activity_at = now() WHERE master_template_id = $1',
      [fence.formId],
    );
    expect(await tag()).toBe(before);
  });
});

describe('a team that no operator has confirmed', () => {
  it('is in no sitemap, and asks search engines to leave its pages out', async () => {
    await server.services.db.team.update({ where: { id: team.id }, data: { letInAt: null } });
    expect((await page('/sitemap.xml', { accept: '*/*' })).html).not.toContain('riverbend');
    for (const path of ['/riverbend', at, `${at}/faqs`, '/riverbend/finder'])
      expect([path, (await page(path)).html.includes('content="noindex"')]).toEqual([path, true]);
    await server.services.db.team.update({ where: { id: team.id }, data: { letInAt: new Date() } });
    expect((await page(at)).html).not.toContain('content="noindex"');
  });
});
