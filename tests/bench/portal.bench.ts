import { performance } from 'node:perf_hooks';
import { newId } from '#server/newId.ts';
import { portalForms } from '#server/queries/portal/portalForms.ts';
import type { Services } from '#server/Services.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { openEmpty } from '#tests/bench/town/openEmpty.ts';

const forms = 5_000;
const rounds = 30;
/** The most a search of a town with so many forms may take, in milliseconds. */
const mostMs = 20;

const subjects = ['Dog', 'Fence', 'Building', 'Garage sale', 'Business', 'Food truck', 'Street closure', 'Records'];
const kinds = ['permit', 'license', 'request', 'report', 'registration', 'renewal', 'inspection', 'appeal'];

const terms = {
  'all forms, first page': '',
  'a word of one form': 'district 4711',
  'a word of an eighth': 'fence',
  'a word while it is typed': 'buil',
  'a synonym in a sentence': 'How do I register my puppy?',
  'a misspelled synonym': 'pupyy lisence',
  'a misspelled word': 'distrcit',
  nothing: 'xylophone',
};

/** A town with so many forms, inserted as rows. */
async function fill({ db, pool }: Services): Promise<string> {
  const teamId = newId();
  await db.team.create({ data: { id: teamId, name: 'Springfield', slug: 'springfield', letInAt: new Date() } });
  const named = Array.from({ length: forms }, (_, at) => ({
    id: newId(),
    name: `${subjects[at % 8]} ${kinds[Math.floor(at / 8) % 8]} district ${at}`,
  }));
  const data = named.map(({ id, name }, at) => ({
    ...{ id, teamId, name, slug: `form-${at}`, status: 'published' as const, everPublished: true },
    description: `<p>Everything about the ${name.toLowerCase()}, what you need, and how long it takes. Please have your papers ready.</p>`,
  }));
  await db.masterTemplate.createMany({ data });
  await db.flowTemplate.createMany({
    data: named.map(({ id, name }) => ({
      id: newId(),
      teamId,
      masterTemplateId: id,
      name,
      kind: 'published' as const,
      publishedAt: new Date(),
    })),
  });
  await pool.query('VACUUM ANALYZE master_templates, flow_templates, teams');
  return teamId;
}

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const { services } = await openEmpty(parts, 'portal');
  const teamId = await fill(services);
  const measures: Measure[] = [];
  for (const [what, term] of Object.entries(terms)) {
    const request = { term, categoryId: null, size: 20, direction: 'forward', from: null, skip: 0 } as const;
    const times: number[] = [];
    let total: number | null = null;
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      ({ total } = await portalForms(services.pool, teamId, request));
      times.push(performance.now() - from);
    }
    const ms = times.toSorted((a, b) => a - b)[rounds / 2] ?? 0;
    const slowest = Math.max(...times.slice(5));
    const note = `${total} found, slowest ${slowest.toFixed(1)} ms`;
    measures.push({ name: `${what}: ${term}`, ms, note, goal: `<= ${mostMs} ms`, met: ms <= mostMs });
  }
  return measures;
}

export const bench: Bench = { title: 'Portal search: a town with 5,000 forms', run };
