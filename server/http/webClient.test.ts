import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PreloadQueries } from '#server/http/createQueryPreloader.ts';
import { builtWebClient } from '#server/http/webClient.ts';

const manifest = {
  'main.tsx': { file: 'assets/index.js' },
  'screens/PublicForm/Launch/LaunchScreen.tsx': { file: 'assets/launch.js', imports: ['main.tsx', '_town.js'] },
  'screens/PublicForm/PublicFormScreen.tsx': {
    file: 'assets/form.js',
    imports: ['_town.js'],
  },
  '_town.js': { file: 'assets/town.js', imports: ['main.tsx'] },
  'parts/shell/MemberShell.tsx': { file: 'assets/shell.js', imports: ['main.tsx'] },
  'staffRoutes.tsx': { file: 'assets/staff.js', imports: ['main.tsx'] },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-web-'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, 'index.html'), '<head><script src="/assets/index.js"></script></head>');
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['/teams', true, 200],
  ['/dev/ui', false, 200],
  ['/dev/ui', true, 404],
  ['/assets/gone.js', false, 404],
  ['/workflows/1/edit', false, 200],
  ['/workflows/1/elsewhere', false, 404],
  ['/step_data/1', false, 404],
  ['/initiated_flows/1', false, 200],
  ['/initiated_flows/1/completed', false, 200],
  ['/initiated_flows/1/complete', false, 404],
  ['/initiated_flows/manager/1', false, 200],
  ['/initiated_flows/1/as_applicant', false, 200],
])('a browser that opens %s (in production: %s) gets %i', async (address, isProduction, status) => {
  const client = await builtWebClient(folder, { isProduction, firstAnswers: nothing });
  const answer = await client.request(address, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(status);
});

test.each([
  ['curl, which says nothing of what it takes', '/springfield/permit', { accept: '*/*' }, 200],
  ['who asks for JSON', '/springfield/permit', { accept: 'application/json' }, 404],
  ['a program with a token', '/springfield/permit', { accept: '*/*', authorization: 'Bearer x' }, 404],
  ['curl, at the address of nothing', '/a/b/c/d', { accept: '*/*' }, 404],
])('%s: %s with %j gets %i', async (_who, address, headers, status) => {
  const client = await builtWebClient(folder, { isProduction: true, firstAnswers: nothing });
  const answer = await client.request(address, { headers: headers as Record<string, string> });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')?.startsWith('text/html') ?? false).toBe(status === 200);
});

test("the page of a form that doesn't exist has status 404, and is still the page", async () => {
  const firstAnswers: PreloadQueries = async () => ({ answers: [{ data: { publicForm: null } }] });
  const client = await builtWebClient(folder, { isProduction: true, firstAnswers });
  const answer = await client.request('/springfield/gone', { headers: { accept: 'text/html' } });
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('/assets/index.js')]);
});

test.each([
  [null, 404],
  [{ finder: null }, 404],
  [{ finder: { title: '' } }, 200],
])('the finder of a team that is %o has status %i', async (teamBySlug, status) => {
  const firstAnswers: PreloadQueries = async () => ({ answers: [{ data: { teamBySlug } }] });
  const client = await builtWebClient(folder, { isProduction: true, firstAnswers });
  const answer = await client.request('/springfield/finder', { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(status);
});

const nothing = async (): Promise<null> => null;

const moduleLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/assets/${file}">`;

test.each([
  ['/springfield/permit/launch/email', moduleLink('launch.js') + moduleLink('town.js')],
  ['/springfield/permit', moduleLink('form.js') + moduleLink('town.js')],
  ['/users/sign_in', ''],
  ['/workflows/1/edit', moduleLink('shell.js') + moduleLink('staff.js')],
  ['/', ''],
])('the page at %s preloads its code, each file once', async (address, links) => {
  const client = await builtWebClient(folder, { isProduction: true, firstAnswers: nothing });
  const answer = await client.request(address, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toBe(`<head><script src="/assets/index.js"></script>${links}</head>`);
});

test("the page includes its first responses as data that can't close the script element, and isn't cached", async () => {
  const told = { events: '1', answers: [{ data: { name: '</script><script>alert(1)</script> $& $1' } }] };
  const requests: unknown[] = [];
  const firstAnswers = async (_c: unknown, queries: unknown): Promise<object> => {
    requests.push(queries);
    return told;
  };
  const client = await builtWebClient(folder, { isProduction: true, firstAnswers });
  const answer = await client.request('/springfield/permit', { headers: { accept: 'text/html' } });
  const [, text] =
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(await answer.text()) ?? [];
  expect(JSON.parse(text ?? '')).toEqual(told);
  expect(requests).toEqual([{ PublicFormScreenQuery: { teamSlug: 'springfield', slug: 'permit' } }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a session renewed while the responses were computed is renewed in the browser, too', async () => {
  const firstAnswers: PreloadQueries = async (c) => {
    c.res.headers.append('set-cookie', 'portico_session=renewed');
    return {};
  };
  const client = await builtWebClient(folder, { isProduction: true, firstAnswers });
  const answer = await client.request('/springfield/permit', { headers: { accept: 'text/html' } });
  expect(answer.headers.getSetCookie()).toEqual(['portico_session=renewed']);
});
