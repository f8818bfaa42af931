import { chromium, clamd, redisServer } from '#scripts/checks/programs.ts';
import { provideProgram } from '#scripts/checks/provideProgram.ts';
import type { Check } from '#scripts/checks/runChecks.ts';
import { runShown, tool } from '#scripts/checks/tool.ts';
import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { webClient } from '#scripts/setup/steps.ts';

const projects = (...names: string[]): string[] => ['vitest', 'run', ...names.flatMap((name) => ['--project', name])];

const browserProjects = ['desktop', 'phone'].flatMap((name) => ['--project', name]);

/** The other half of `npm test`: what needs a database, a server or a browser. */
export const slowChecks: readonly Check[] = [
  tool('database', projects('database')),
  {
    name: 'redis',
    async run() {
      const provided = provideProgram(redisServer);
      if ('missing' in provided) return { is: 'NOT RUN', why: provided.missing };
      return runShown(projects('redis'), { [redisServer.variable]: provided.place });
    },
  },
  {
    name: 'clamd',
    async run() {
      const provided = provideProgram(clamd);
      if ('missing' in provided) return { is: 'NOT RUN', why: provided.missing };
      return runShown(projects('clamd'), { [clamd.variable]: provided.place });
    },
  },
  tool('commands', projects('commands')),
  {
    name: 'browser',
    async run() {
      const provided = provideProgram(chromium);
      if ('missing' in provided) return { is: 'NOT RUN', why: provided.missing };
      await bringUpToDate([webClient]);
      return runShown(['playwright', 'test', ...browserProjects], { [chromium.variable]: provided.place });
    },
  },
];

/** What is measured in milliseconds says as much about the machine as about the product: it holds up no landing. */
export const measuredChecks: readonly Check[] = [
  {
    name: 'felt speed',
    async run() {
      const provided = provideProgram(chromium);
      if ('missing' in provided) return { is: 'NOT RUN', why: provided.missing };
      await bringUpToDate([webClient]);
      return runShown(['playwright', 'test', '--project', 'alone'], { [chromium.variable]: provided.place });
    },
  },
];
