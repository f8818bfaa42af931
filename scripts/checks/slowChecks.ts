import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageWeight } from '#scripts/checks/pageWeight.ts';
import { chromium, clamd, redisServer, type Program } from '#scripts/checks/programs.ts';
import { provideProgram } from '#scripts/checks/provideProgram.ts';
import type { Check } from '#scripts/checks/runStages.ts';
import { runShown, tool } from '#scripts/checks/tool.ts';
import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { root } from '#scripts/setup/root.ts';
import { webClient } from '#scripts/setup/steps.ts';

const projects = (...names: string[]): string[] => ['vitest', 'run', ...names.flatMap((name) => ['--project', name])];

/** A check that needs a program; a machine that cannot have it says so. */
function needing(program: Program, name: string, command: readonly string[], env: NodeJS.ProcessEnv): Check {
  return {
    name,
    async run() {
      const provided = provideProgram(program);
      if ('missing' in provided) return { is: 'NOT RUN', why: provided.missing };
      return runShown(command, { ...env, [program.variable]: provided.place });
    },
  };
}

/** The systems beside us of which this machine may have one. Their tests wait more than they work, so the others run meanwhile. */
const systemsBeside = [
  { program: redisServer, project: 'redis' },
  { program: clamd, project: 'clamd' },
];

/** A program that this machine cannot have is told. */
const adapters: Check = {
  name: 'adapters',
  async run() {
    const provided = systemsBeside.map((one) => ({ ...one, ...provideProgram(one.program) }));
    const there = provided.flatMap((one) => ('place' in one ? [one] : []));
    const outcome = await runShown(
      projects('adapters', ...there.map(({ project }) => project)),
      Object.fromEntries(there.map(({ program, place }) => [program.variable, place])),
    );
    if (outcome.is !== 'passed') return outcome;
    return {
      ...outcome,
      without: provided.flatMap((one) => ('missing' in one ? [`${one.project}: ${one.missing}`] : [])),
    };
  },
};

/** Its server says why something failed where the test saw only that it did. */
function inBrowser(name: string, options: readonly string[]): Check {
  const command = ['playwright', 'test', ...options];
  const results = `test-results/${name.replaceAll(' ', '-')}`;
  return {
    name,
    async run() {
      await bringUpToDate([webClient]);
      const outcome = await needing(chromium, name, command, { E2E_RESULTS: results }).run();
      if (outcome.is !== 'failed') return outcome;
      const log = await readFile(path.join(root, `${results}.server.log`), 'utf8').catch(() => '');
      return { is: 'failed', lastWords: `${outcome.lastWords}\n── last output of its server\n${log.slice(-2000)}` };
    },
  };
}

const browsers = ['--project', 'desktop', '--project', 'phone'];
const otherDevices = ['--project', 'desktop too', '--project', 'phone too'];

/** What the title of a browser test bears that a landing does not need: neither the way of a person nor the first look at a screen. */
const thorough = '@all';

/** The other half of `npm test`: what needs a database, a server or a browser. */
export const slowChecks: readonly Check[] = [
  // the first start beside the others: alone it leaves half of two processors idle
  tool('database, first start', projects('database', 'first start')),
  pageWeight,
  inBrowser('browser', [...browsers, '--grep-invert', thorough]),
];

/**
 * What `npm run test:all` runs beside: all that systems beside us may answer, minutes of killing and spoiling, every command, what asks
 * the network, and what is measured in milliseconds, which says as much about the machine as about the product. None of it holds up a
 * landing.
 */
export const thoroughChecks: readonly Check[] = [
  adapters,
  tool('drills', projects('drills')),
  tool('commands', projects('commands')),
  tool('registry', projects('registry')),
  inBrowser('more browser', [...browsers, ...otherDevices, '--grep', thorough]),
  inBrowser('other devices', [...otherDevices, '--grep-invert', thorough]),
  inBrowser('felt speed', ['--project', 'alone']),
];
