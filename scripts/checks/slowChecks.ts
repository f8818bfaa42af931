import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageWeight } from '#scripts/checks/pageWeight.ts';
import { chromium, clamd, redisServer, type Program } from '#scripts/checks/programs.ts';
import { provideProgram } from '#scripts/checks/provideProgram.ts';
import type { Check } from '#scripts/checks/runStages.ts';
import { runWithOutput, toolCheck } from '#scripts/checks/toolCheck.ts';
import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { pageRenderer, webClient } from '#scripts/setup/buildSteps.ts';
import { root } from '#scripts/setup/root.ts';

const projects = (...names: string[]): string[] => ['vitest', 'run', ...names.flatMap((name) => ['--project', name])];

/** A check that needs a program; reports if this machine can't have it. */
function needing(program: Program, name: string, command: readonly string[], env: NodeJS.ProcessEnv): Check {
  return {
    name,
    async run() {
      const provided = provideProgram(program);
      if ('missing' in provided) return { is: 'NOT RUN', why: provided.missing };
      return runWithOutput(command, { ...env, [program.variable]: provided.place });
    },
  };
}

/** Optional services that this machine may have. Their tests mostly wait, so they run alongside the others. */
const systemsBeside = [
  { program: redisServer, project: 'redis' },
  { program: clamd, project: 'clamd' },
];

/** Reports programs that this machine can't have. */
const adapters: Check = {
  name: 'adapters',
  async run() {
    const provided = systemsBeside.map((one) => ({ ...one, ...provideProgram(one.program) }));
    const there = provided.flatMap((one) => ('place' in one ? [one] : []));
    const outcome = await runWithOutput(
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

/** Also reports the server's errors, since a browser test sees only that something failed. */
function inBrowser(name: string, options: readonly string[]): Check {
  const command = ['playwright', 'test', ...options];
  const results = `test-results/${name.replaceAll(' ', '-')}`;
  return {
    name,
    async run() {
      await buildStaleOutputs([webClient, pageRenderer]);
      const outcome = await needing(chromium, name, command, { E2E_RESULTS: results }).run();
      if (outcome.is !== 'failed') return outcome;
      const log = await readFile(path.join(root, `${results}.server.log`), 'utf8').catch(() => '');
      return { is: 'failed', lastWords: `${outcome.lastWords}\n── last output of its server\n${log.slice(-2000)}` };
    },
  };
}

const browsers = ['--project', 'desktop', '--project', 'phone'];
const otherDevices = ['--project', 'desktop too', '--project', 'phone too'];

/** Marks browser tests that merging doesn't need: neither a user's main path nor the first look at a screen. */
const thorough = '@all';

/** The second half of `npm test`: what needs a database, a server, or a browser. */
export const slowChecks: readonly Check[] = [
  // the first start runs alongside; alone it would leave half of two processors idle
  toolCheck('database, first start', projects('database', 'first start')),
  pageWeight,
  inBrowser('browser', [...browsers, '--grep-invert', thorough]),
];

/**
 * What `npm run test:all` adds: tests of optional services, minutes of fault injection, every command, everything
 * that needs the network, and benchmarks in milliseconds, which depend as much on the machine as on the product. None
 * of it blocks merging.
 */
export const thoroughChecks: readonly Check[] = [
  adapters,
  toolCheck('drills', projects('drills')),
  toolCheck('commands', projects('commands')),
  toolCheck('registry', projects('registry')),
  inBrowser('more browser', [...browsers, ...otherDevices, '--grep', thorough]),
  inBrowser('other devices', [...otherDevices, '--grep-invert', thorough]),
  inBrowser('felt speed', ['--project', 'alone']),
];
