import { chromium, clamd, redisServer, type Program } from '#scripts/checks/programs.ts';
import { provideProgram } from '#scripts/checks/provideProgram.ts';
import type { Check } from '#scripts/checks/runChecks.ts';
import { runShown, tool } from '#scripts/checks/tool.ts';
import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { webClient } from '#scripts/setup/steps.ts';

const projects = (...names: string[]): string[] => ['vitest', 'run', ...names.flatMap((name) => ['--project', name])];

/** A check that needs a program; a machine that cannot have it says so. */
function needing(program: Program, name: string, command: readonly string[]): Check {
  return {
    name,
    async run() {
      const provided = provideProgram(program);
      if ('missing' in provided) return { is: 'NOT RUN', why: provided.missing };
      if (program === chromium) await bringUpToDate([webClient]);
      return runShown(command, { [program.variable]: provided.place });
    },
  };
}

const browser = (...names: string[]): string[] => [
  'playwright',
  'test',
  ...names.flatMap((name) => ['--project', name]),
];

/** The other half of `npm test`: what needs a database, a server or a browser. */
export const slowChecks: readonly Check[] = [
  tool('database', projects('database')),
  needing(redisServer, 'redis', projects('redis')),
  needing(clamd, 'clamd', projects('clamd')),
  tool('first start', projects('first start')),
  needing(chromium, 'browser', browser('desktop', 'phone')),
];

/**
 * What `npm run test:all` runs beside: minutes of killing and spoiling, every command, what asks the network, and what is measured
 * in milliseconds, which says as much about the machine as about the product. None of it holds up a landing.
 */
export const thoroughChecks: readonly Check[] = [
  tool('drills', projects('drills')),
  tool('commands', projects('commands')),
  tool('registry', projects('registry')),
  needing(chromium, 'felt speed', browser('alone')),
];
