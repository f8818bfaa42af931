import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { pageRenderer, webClient } from '#scripts/setup/buildSteps.ts';
import { root } from '#scripts/setup/root.ts';
import { newId } from '#server/newId.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { interleaveRounds, pageClient, type Round } from '#tests/bench/town/measure.ts';
import { openEmpty } from '#tests/bench/town/openEmpty.ts';
import { servePages } from '#tests/bench/town/startServers.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const browser = { accept: 'text/html', 'accept-encoding': 'br' };

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  await buildStaleOutputs([webClient, pageRenderer]);
  const { services, url } = await openEmpty(parts, 'pages');
  const teamId = newId();
  await services.db.team.create({ data: { id: teamId, name: 'Bench', slug: 'bench', color: '#1d4e89' } });
  const steps = ['Ask', 'Check', 'Decide', 'Issue'].map((name) => ({ name, external: name === 'Ask' }));
  const { formId } = await publishedForm(services, teamId, steps);
  const description = `<p>${'For fences and walls over six feet. '.repeat(20)}</p>`;
  await services.db.masterTemplate.update({ where: { id: formId }, data: { slug: 'permit', description } });
  const { port } = parts.adopt(await servePages(url), (served) => served.stop());
  const get = pageClient(port, browser);
  const length = Buffer.byteLength(await get('/bench/permit'));
  const file = await assetOfSize(length);
  const measures: Measure[] = [];
  for (const clients of [1, 16]) {
    const calls = { file: () => get(file), page: () => get('/bench/permit') };
    measures.push(...report(clients, await interleaveRounds(calls, { clients })));
  }
  return measures;
}

/** The built file whose compressed size is closest to the page's. */
async function assetOfSize(bytes: number): Promise<string> {
  const folder = path.join(root, 'dist/web/assets');
  const names = (await readdir(folder)).filter((name) => /\.(js|css)\.br$/.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  const distance = (at: number): number => Math.abs((sizes[at] ?? 0) - bytes);
  const best = names.map((_name, at) => at).reduce((one, next) => (distance(next) < distance(one) ? next : one), 0);
  return `/assets/${names[best]?.replace(/\.br$/, '')}`;
}

function report(clients: number, { file, page }: Record<'file' | 'page', Round>): Measure[] {
  const ratio = page.p50 / file.p50;
  const of = (round: Round) => ({ ms: round.p50, perSecond: round.perSecond, note: `p95 ${round.p95.toFixed(2)} ms` });
  return [
    { name: `a static file of the same size, ${clients} at a time`, ...of(file) },
    { name: `a cached page, ${clients} at a time`, ...of(page), ratio, goal: '<= 1.5x', met: ratio <= 1.5 },
  ];
}

export const bench: Bench = {
  title: "A form's public page, rendered once, against a static file",
  run,
};
