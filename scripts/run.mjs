// Entry of every npm script: `node scripts/run.mjs <command> [arguments]`.
// It must begin on Node 20 with nothing installed, so this file and bootstrap/ use node: modules only.
import { installDependencies } from './bootstrap/dependencies.mjs';
import { findNode } from './bootstrap/findNode.mjs';
import { runProgram } from './bootstrap/runProgram.mjs';

/** The programs of each command, run in order until one fails; `settings` reads .env, where a person keeps variables. */
const commands = {
  start: { programs: ['scripts/start.ts'], settings: true },
  dev: { programs: ['scripts/dev.ts'], settings: true },
  serve: { programs: ['scripts/prepare.ts', 'server/main.ts'], settings: true },
  work: { programs: ['scripts/prepare.ts', 'workers/main.ts'], settings: true },
  operator: { programs: ['scripts/operator.ts'], settings: true },
  migrate: { programs: ['scripts/migrate.ts'], settings: true },
  test: { programs: ['scripts/test.ts'] },
  check: { programs: ['scripts/check.ts'] },
  generate: { programs: ['scripts/generate.ts'] },
  build: { programs: ['scripts/build.ts'] },
  routes: { programs: ['scripts/routes.ts'] },
  bench: { programs: ['scripts/bench.ts'] },
  drills: { programs: ['scripts/drills.ts'] },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  fail(`There is no command '${name}'. The commands are: ${Object.keys(commands).join(', ')}.`);
}

try {
  installDependencies();
  const node = findNode();
  for (const program of command.programs) {
    const code = await runProgram(node, program, { args, settings: command.settings ?? false });
    if (code !== 0) process.exit(code);
  }
} catch (error) {
  fail(error.message);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
