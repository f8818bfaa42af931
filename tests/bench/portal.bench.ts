import { performance } from 'node:perf_hooks';
import { newId } from '#server/newId.ts';
import { portalForms } from '#server/queries/portal/portalForms.ts';
import type { Services } from '#server/Services.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { openEmpty } from '#tests/bench/town/openEmpty.ts';

/** Several times what a large city offers, and far more than any. */
const [largeTown, extremeTown] = [1_000, 5_000];
const rounds = 30;
/** The most a search in a large town may take, in milliseconds. */
const mostMs = 20;

const subjects = ['Dog', 'Fence', 'Building', 'Garage sale', 'Business', 'Food truck', 'Street closure', 'Records'];
const kinds = ['permit', 'license', 'request', 'report', 'registration', 'renewal', 'inspection', 'appeal'];

const terms = {
  'all forms, first page': '',
  'a word of one form': 'district 471',
  'a word of an eighth': 'fence',
  'a word while it is typed': 'buil',
  'a synonym in a sentence': 'How do I register my puppy?',
  'a misspelled synonym': 'pupyy lisence',
  'a misspelled word': 'distrcit',
  nothing: 'xylophone',
};

/** A town with so many forms, inserted as rows. */
async function fill({ db, pool }: Services, forms: number): Promise<string> {
  const teamId = newId();
  await db.team.create({
    data: { id: teamId, name: 'Springfield', slug: `springfield-${forms}`, letInAt: new Date() },
  });
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
  const large = await fill(services, largeTown);
  const extreme = await fill(services, extremeTown);
  return [
    ...(await measureSearches(services, large, largeTown)),
    // without a goal: how it grows
    ...(await measureSearches(services, extreme, extremeTown)),
  ];
}

async function measureSearches({ pool }: Services, teamId: string, forms: number): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const [what, term] of Object.entries(terms)) {
    const request = { term, categoryId: null, size: 20, direction: 'forward', from: null, skip: 0 } as const;
    const times: number[] = [];
    let total: number | null = null;
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      ({ total } = await portalForms(pool, teamId, request));
      times.push(performance.now() - from);
    }
    const ms = times.toSorted((a, b) => a - b)[rounds / 2] ?? 0;
    const slowest = Math.max(...times.slice(5));
    const note = `${total} found, slowest ${slowest.toFixed(1)} ms`;
    const goal = forms === largeTown ? { goal: `<= ${mostMs} ms`, met: ms <= mostMs } : {};
    measures.push({ name: `${forms} forms, ${what}: ${term}`, ms, note, ...goal });
  }
  return measures;
}

export const bench: Bench = { title: 'Portal search: towns with 1,000 and 5,000 forms', run };
