import type { Services } from '#server/Services.ts';
import { timingFinding, type Drill, type DrillCounts, type Finding } from '#tests/faults/drill.ts';
import type { Attack, Target } from '#tests/faults/fuzz.ts';
import { restTargets } from '#tests/faults/fuzzRest.ts';
import { graphqlTargets } from '#tests/faults/graphqlTargets.ts';
import { openScene } from '#tests/faults/scene.ts';
import { seededRandom } from '#tests/faults/seededRandom.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { makeTown, nodeFixtures, type Town } from '#tests/support/nodeFixtures.ts';
import { anotherBrowser, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { startPortico } from '#tests/support/startPortico.ts';

/** The number of requests after which a town is too damaged: things are deleted, people are signed out. */
const requestsOfTown = 2_000;
const requestsOfNotice = 100_000;
const atOnce = 12;
const shown = 10;

interface Stage {
  readonly ids: Readonly<Record<string, string>>;
  readonly people: readonly TestPerson[];
}

interface Failure {
  /** the value of FUZZ that runs only this request */
  readonly name: string;
  readonly text: string;
}

/**
 * FUZZ_SEED repeats the same requests; FUZZ=`GET /teams/{id}` runs only that target, `GET /teams/{id}#12` one request.
 * A full run without a seed picks one; the short run is always the same. FUZZ_FROM resumes an interrupted run of that
 * seed.
 */
async function run({ fuzzCases }: DrillCounts, cluster: Cluster): Promise<readonly Finding[]> {
  await using scene = await openScene(cluster);
  const seed = process.env['FUZZ_SEED'] ?? (process.env['DRILLS'] === 'full' ? String(Date.now()) : '1');
  const errors: string[] = [];
  await using server = await startPortico('server', {
    url: scene.url,
    env: { LOG_LEVEL: 'error' },
    onLine: (line) => {
      if (/"level":[56]0/.test(line)) errors.push(line.slice(0, 2_000));
    },
  });
  const failures: Failure[] = [];
  const waits: number[] = [];
  const cases = casesOf([...restTargets(), ...graphqlTargets()], fuzzCases);
  const first = Number(process.env['FUZZ_FROM'] ?? 0);
  let stage = await makeStage(scene.services);
  for (let from = first; from < cases.length; from += requestsOfTown) {
    // a run of hours shows its progress, and an interrupted run shows how far it got
    if (from % requestsOfNotice === 0 && from > first) {
      const soFar = `${from} of ${cases.length} requests, ${failures.length} failed, ${errors.length} lines at error level`;
      process.stdout.write(`FUZZ_SEED=${seed}: ${soFar}\n`);
    }
    const queue = cases.slice(from, from + requestsOfTown);
    // creates the next town while this one is being damaged
    const [next] = await Promise.all([
      makeStage(scene.services),
      ...Array.from({ length: atOnce }, () => tryAll(queue, stage)),
    ]);
    stage = next;
  }

  async function tryAll(queue: Case[], stage: Stage): Promise<void> {
    for (let next = queue.pop(); next; next = queue.pop()) await tryOne(next, stage);
  }

  async function tryOne({ target, number }: Case, { ids, people }: Stage): Promise<void> {
    const name = `${target.name}#${number}`;
    const chance = seededRandom(`${seed} ${name}`);
    const who = chance.of(people);
    const attack = target.attack(chance, ids, number);
    const begun = performance.now();
    const answer = await send(server.port, who, attack);
    waits.push(performance.now() - begun);
    if (answer.status >= 500 || answer.status === 0 || /"code":"FAULT"/.test(answer.text)) {
      const { method, path, body = '' } = attack;
      const text = `${answer.status} ${answer.text.slice(0, 300)}\n  ${method} ${path.slice(0, 300)} ${body.slice(0, 600)}`;
      failures.push({ name, text });
    }
  }

  const which = failures.slice(0, shown).map(({ name, text }) => `${name}: ${text}`);
  if (which.length > 0)
    process.stdout.write(`FUZZ_SEED=${seed}\n${which.join('\n')}\n${errors.slice(0, shown).join('\n')}\n`);
  return [
    { what: 'seed', found: seed },
    { what: 'requests', found: waits.length },
    {
      what: '500 responses and internal errors',
      found: failures
        .map(({ name }) => name)
        .slice(0, shown)
        .join(', '),
      wish: '',
    },
    { what: 'log lines at error level', found: errors.length, wish: 0 },
    { what: 'the server is still the same process', found: String(server.isRunning()), wish: 'true' },
    timingFinding('response time', waits),
  ];
}

interface Case {
  readonly target: Target;
  readonly number: number;
}

function casesOf(targets: readonly Target[], each: DrillCounts['fuzzCases']): readonly Case[] {
  const [wanted, number] = (process.env['FUZZ'] ?? '').split('#');
  const chosen = wanted ? targets.filter(({ name }) => name === wanted) : targets;
  if (number) return chosen.map((target) => ({ target, number: Number(number) }));
  const rounds = chosen.map((target) => ({
    target,
    times: 'aRoute' in each ? each.aRoute : each.aLeaf * Math.max(target.leaves, 1),
  }));
  const most = Math.max(...rounds.map(({ times }) => times));
  // round robin, so that no target runs alone at the end
  return Array.from({ length: most }, (_, n) =>
    rounds.flatMap(({ target, times }) => (n < times ? [{ target, number: n }] : [])),
  ).flat();
}

/** A town with one of everything, as seen by its owner, a resident who applied there, and a stranger. */
async function makeStage(services: Services): Promise<Stage> {
  // rate limited requests would not reach the code
  await services.pool.query('DELETE FROM rate_limits');
  const town: Town = await makeTown(services);
  const ids: Record<string, string> = {};
  for (const [typename, make] of Object.entries(nodeFixtures)) ids[typename] = await make(services, town);
  const other = await makeTeam(services);
  const [owner, resident] = await Promise.all([
    anotherBrowser(services, town.team.owner),
    anotherBrowser(services, town.applicant),
  ]);
  return { ids, people: [owner, resident, other.owner, await makePerson(services)] };
}

interface Answered {
  /** 0: the connection was cut */
  readonly status: number;
  readonly text: string;
}

async function send(port: number, who: TestPerson, { method, path, type, body }: Attack): Promise<Answered> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: { accept: 'application/json', cookie: who.cookie ?? '', ...(type && { 'content-type': type }) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

export const drill: Drill = { title: 'Every request is sent with corrupted values', run };
