import { beforeAll, describe, expect, it, test } from 'vitest';
import { system } from '#server/actor.ts';
import { publicPages } from '#server/http/publicPages.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { crawl, fetchPage, type CrawledPage } from '#tests/support/crawl.ts';
import { apiOn } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer } from '#tests/support/launchSubmission.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer({}, { hasWebClient: true });
const api = apiOn(server);
const refresh = operation<readonly string[], void>('refresh', refreshDashboard);

let team: TestTeam;
let other: TestTeam;
let rosa: TestPerson;
let form: PublishedForm;
let at: string;

const change = (data: object, { formId } = form): Promise<unknown> =>
  server.services.db.masterTemplate.update({ where: { id: formId }, data });
const page = (path: string, headers?: Record<string, string>): Promise<CrawledPage> =>
  fetchPage(server.url + path, headers);

async function sent(street: string, status: 'finished' | 'halted' | 'active', of = form): Promise<string> {
  const { id, stepId } = await launchTestSubmission(api, rosa, of);
  const activeStepId = stepId('Ask');
  await saveTestAnswer(api, rosa, { activeStepId, fieldId: of.fieldId('Street'), content: street });
  await saveTestAnswer(api, rosa, { activeStepId, fieldId: of.fieldId('Phone'), content: 'SECRET-redacted' });
  const ended = status === 'finished' ? { status: 'finished' as const, finishedAt: new Date() } : {};
  const halted = status === 'halted' ? { status: 'halted' as const, haltedAt: new Date() } : {};
  await server.services.db.submission.update({ where: { id }, data: { ...ended, ...halted } });
  await refresh({ services: server.services, actor: system }, [id]);
  return id;
}

beforeAll(async () => {
  const { services } = server;
  const { db } = services;
  team = await makeTeam(services, 'riverbend');
  other = await makeTeam(services, 'elsewhere');
  await db.team.update({ where: { id: team.id }, data: { name: 'City of Riverbend', color: '#1d4e89' } });
  await db.team.update({ where: { id: other.id }, data: { name: 'SECRET-other-team' } });
  rosa = await makePerson(services, { name: 'SECRET-person' });
  const steps = [
    {
      name: 'Ask',
      external: true,
      internalInstructions: 'SECRET-internal-note',
      fields: [{ name: 'Street' }, { name: 'Phone', redacted: true }],
    },
    { name: 'Check the site plan', type: 'BasicStep' as const, internalInstructions: 'SECRET-internal-note' },
    { name: 'Pay', type: 'PaymentStep' as const, external: true, payment: { cents: 4_500 } },
  ];
  form = await publishedForm(services, team.id, steps, { identifier: 'Street', name: 'Fence permit' });
  const settings = {
    slug: 'fence-permit',
    description: '<p>For fences &amp; walls over six feet.</p>',
    typicalTime: 'About 2 weeks',
    publicRead: true,
    publiclySearchable: true,
  };
  await change(settings);
  const faq = { masterTemplateId: form.formId, position: 0, question: 'Do I need a survey?' };
  await db.masterTemplateFaq.create({ data: { ...faq, id: newId(), answer: '<p>Only near a lot line.</p>' } });
  const hidden = await publishedForm(services, team.id, steps, { name: 'SECRET-private-form' });
  await change({ slug: 'hidden', isPrivate: true }, hidden);
  await db.masterTemplate.create({ data: { id: newId(), teamId: team.id, slug: 'draft', name: 'SECRET-draft-form' } });
  const draft = { teamId: team.id, masterTemplateId: form.formId, kind: 'draft' as const, version: 2 };
  await db.flowTemplate.create({ data: { ...draft, id: newId(), name: 'SECRET-draft' } });
  const searchPageId = newId();
  await db.searchPage.create({ data: { id: searchPageId, teamId: team.id, slug: 'all-permits', name: 'All permits' } });
  const item = { searchPageId, masterTemplateId: form.formId, fieldIdentities: [form.fieldId('Street')] };
  await db.searchPageItem.create({ data: { ...item, id: newId() } });
  const answers = ['Yes', 'No'].map((text) => ({ key: text.toLowerCase(), text, leadsTo: 'fence' }));
  const published = {
    ...{ title: '', intro: '' },
    questions: [{ key: 'tall', text: 'Is it tall?', hint: '', answers }],
    results: [
      { key: 'fence', title: 'Fence', text: '', contact: '', forms: [{ formId: form.formId, reason: 'Tall.' }] },
    ],
    combinations: [],
  };
  const unfinished = { ...published, title: 'SECRET-unfinished-finder' };
  await db.teamFinder.create({
    data: { id: newId(), teamId: team.id, draft: unfinished, published, publishedAt: new Date() },
  });
  for (const number of [1, 2, 3, 4, 5]) await sent(`${number} Elm Street`, 'finished');
  await sent('SECRET-unfinished Elm Street', 'active');
  await sent('SECRET-halted Elm Street', 'halted');
  at = '/riverbend/fence-permit';
});

const publicPaths = (): readonly string[] => [
  '/riverbend',
  '/riverbend/finder',
  at,
  `${at}/faqs`,
  `${at}/data`,
  `${at}/search`,
  `${at}/search?q=Elm`,
];

describe('a crawler without scripts', () => {
  it('reads every fact of a form', async () => {
    const { status, text, html } = await page(at);
    expect(status).toBe(200);
    const facts = [
      ...['City of Riverbend', 'Fence permit', 'For fences & walls over six feet.', 'About 2 weeks', '$45.00'],
      ...['Ask', 'Check the site plan', 'Pay', 'Start', 'FAQs', 'Sign in'],
    ];
    for (const fact of facts) expect(text).toContain(fact);
    expect(html).toContain(`<form action="${at}/launch"`);
  });

  it('reads questions with answers, statistics, and records', async () => {
    expect((await page(`${at}/faqs`)).text).toMatch(/Do I need a survey\? .*Only near a lot line\./);
    expect((await page(`${at}/data`)).text).toMatch(/Completed.* 5/);
    expect((await page(`${at}/search`)).html).toMatch(/<input[^>]*name="q"/);
    const { text } = await page(`${at}/search?q=Elm`);
    for (const number of [1, 2, 3, 4, 5]) expect(text).toContain(`${number} Elm Street`);
  });

  it('finds every public page from the sitemap and links, and none of them holds a secret', async () => {
    const { html } = await page('/sitemap.xml', { accept: '*/*' });
    const listed = Array.from(html.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => new URL(place).pathname);
    for (const path of [at, '/riverbend', '/riverbend/finder', '/search_pages/all-permits'])
      expect(listed).toContain(path);
    expect(listed).not.toContain('/elsewhere');
    expect(html).not.toMatch(/hidden|draft/);
    const found = await crawl(server.url, [...listed, ...publicPaths()]);
    expect(publicPaths().filter((path) => found.get(path)?.status !== 200)).toEqual([]);
    for (const [path, { html: bytes, text, headers }] of found) {
      const where = headers.get('location');
      expect([path, bytes.match(/SECRET-[\w-]+/g)]).toEqual([path, null]);
      expect(bytes).not.toContain(rosa.email);
      // not a redirect, and not open data
      if (where !== null || !headers.get('content-type')?.startsWith('text/html')) continue;
      expect([path, text]).not.toEqual([path, '']);
      expect([path, bytes]).not.toEqual([path, expect.stringContaining('<div id="root"></div>')]);
    }
    const shown = publicPages.filter(({ path }) => ![...found.keys()].some((one) => patternOf(path).test(one)));
    expect(shown.map(({ path }) => path)).toEqual([]);
  });
});

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`);

describe('a submission that is halted or deleted', () => {
  it.each([
    ['halted', { status: 'halted' as const, haltedAt: new Date(), finishedAt: null }],
    ['deleted', { deletedAt: new Date() }],
  ])('disappears from the public pages immediately (%s)', async (_how, data) => {
    const id = await sent('99 Elm Street', 'finished');
    expect((await page(`${at}/search?q=Elm`)).text).toContain('99 Elm Street');
    await server.services.db.submission.update({ where: { id }, data });
    await refresh({ services: server.services, actor: system }, [id]);
    for (const path of publicPaths()) expect((await page(path)).html).not.toContain('99 Elm Street');
  });
});

describe('what search engines and link previews read', () => {
  it('is the title, a description, the canonical address, and a picture in the color of the team', async () => {
    const { html } = await page(`${at.toUpperCase()}?utm_source=news`);
    expect(html).toContain('<title>Fence permit - City of Riverbend - Portico</title>');
    expect(html).toContain('<meta name="description" content="For fences &amp; walls over six feet."');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${server.url}${at}"`);
    const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const again = await fetch(picture, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('describes a form as a government service', async () => {
    const { html } = await page(at);
    const [, text = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'GovernmentService',
      name: 'Fence permit',
      description: 'For fences & walls over six feet.',
      provider: { '@type': 'GovernmentOrganization', name: 'City of Riverbend' },
      areaServed: { '@type': 'AdministrativeArea', name: 'City of Riverbend' },
      offers: { '@type': 'Offer', price: '45.00', priceCurrency: 'USD' },
      url: `${server.url}${at}`,
    });
  });

  it('leaves out private forms and results of a search', async () => {
    for (const path of ['/riverbend/hidden', `${at}/search?q=Elm`])
      expect((await page(path)).html).toContain('<meta name="robots" content="noindex"');
    expect((await page(at)).html).not.toContain('noindex');
  });

  it('does not draw a picture of what is not public', async () => {
    for (const path of ['/previews/riverbend/draft.png', '/previews/elsewhere.png', '/previews/nowhere.png'])
      expect((await fetch(server.url + path)).status).toBe(404);
  });
});

describe('a page that has not changed', () => {
  it.each([[undefined], ['gzip'], ['br']])('is not sent again (%s)', async (encoding) => {
    const accepted = { 'accept-encoding': encoding ?? 'identity' };
    const first = await page(at, accepted);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}(-gzip|-br)?"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('content-encoding')).toBe(encoding ?? null);
    expect(first.headers.getSetCookie()).toEqual([]);
    const again = await page(at, { ...accepted, 'if-none-match': etag });
    expect([again.status, again.html, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  });

  it('has the same bytes for every visitor', async () => {
    for (const path of publicPaths())
      expect((await page(path)).html).toBe((await page(path, { 'user-agent': 'another', referer: 'x' })).html);
  });
});

describe('a change is shown immediately', () => {
  it.each([
    ['the name', () => change({ name: 'Wall permit' }), 'Wall permit'],
    ['the description', () => change({ description: '<p>For walls.</p>' }), 'For walls.'],
    [
      'the team',
      () => server.services.db.team.update({ where: { id: team.id }, data: { name: 'Riverbend Township' } }),
      'Riverbend Township',
    ],
    ['closing the form', () => change({ status: 'closed' }), 'isn’t accepting new submissions'],
  ])('%s', async (_what, make, text) => {
    const before = await page(at);
    expect(before.text).not.toContain(text);
    await make();
    const after = await page(at, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect([after.status, after.text.includes(text)]).toEqual([200, true]);
  });

  test('a form that is withdrawn is not found', async () => {
    expect((await page(at)).status).toBe(200);
    await change({ everPublished: false });
    const { status, text, html } = await page(at);
    expect([status, text.includes('Fence permit'), html.includes('noindex')]).toEqual([404, false, true]);
    expect((await fetch(`${server.url}/previews${at}.png`)).status).toBe(404);
    await change({ everPublished: true, status: 'published' });
    expect((await page(at)).status).toBe(200);
  });

  test('an archived team is not found, with all its pages', async () => {
    await server.services.db.team.update({ where: { id: team.id }, data: { archivedAt: new Date() } });
    for (const path of publicPaths()) expect((await page(path)).status).toBe(404);
    await server.services.db.team.update({ where: { id: team.id }, data: { archivedAt: null } });
  });
});

describe('other clients', () => {
  it('redirects the former address of a team', async () => {
    await server.services.db.formerTeamSlug.create({ data: { id: newId(), teamId: team.id, slug: 'old-riverbend' } });
    const { status, headers } = await page('/old-riverbend/fence-permit');
    expect([status, headers.get('location')]).toEqual([302, at]);
  });

  it('renders in the browser for a person who is signed in, and stores nothing', async () => {
    const { html, headers } = await page(at, { cookie: rosa.cookie ?? '' });
    expect(html).toContain('<div id="root"></div>');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });

  it('gets HTML unless it asks for JSON', async () => {
    expect((await page(at, { accept: '*/*' })).html).toContain('</html>');
    expect((await page(at, { accept: 'application/json' })).status).toBe(404);
    for (const path of ['/exports', '/outputs']) {
      const { headers } = await page(path, { accept: '*/*' });
      expect(headers.get('content-type')).toContain('text/html');
      expect((await page(path, { accept: 'application/json' })).headers.get('content-type')).toContain('json');
    }
  });

  it('answers 404 with the not-found page', async () => {
    const { status, html, text, headers } = await page('/riverbend/nothing');
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(html).toContain('<title>');
    expect(text).toMatch(/not found|find/i);
  });

  it('allows exactly the styles of the page', async () => {
    const { html, headers } = await page(at);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/style-src 'self' 'unsafe-hashes' 'sha256-/);
    expect(policy).not.toContain('unsafe-inline');
    expect(html).not.toMatch(/<template|\$RC|<script>/);
  });
});
