// The entry point of every npm script: `node scripts/run.mjs <command> [arguments]`. It must run on Node 20 with
// nothing installed, so this file and bootstrap/ import only node: modules.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDependencies, refuseOtherDependencies } from './bootstrap/dependencies.mjs';
import { findNode, requireUsableNode } from './bootstrap/findNode.mjs';
import { root } from './bootstrap/root.mjs';
import { runProgram } from './bootstrap/runProgram.mjs';

/** The programs of each command, run in order until one fails. With `settings`, variables are read from .env. */
const commands = {
  start: { programs: ['scripts/start.ts'], settings: true },
  dev: { programs: ['scripts/dev.ts'], settings: true },
  serve: { programs: ['scripts/prepare.ts', 'server/main.ts'], settings: true },
  work: { programs: ['scripts/prepare.ts', 'workers/main.ts'], settings: true },
  operator: { programs: ['scripts/operator.ts'], settings: true },
  migrate: { programs: ['scripts/migrate.ts'], settings: true },
  backup: { programs: ['scripts/backup.ts'], settings: true },
  restore: { programs: ['scripts/restore.ts'], settings: true },
  test: { programs: ['scripts/test.ts'] },
  check: { programs: ['scripts/check.ts'] },
  generate: { programs: ['scripts/generate.ts'] },
  build: { programs: ['scripts/build.ts'] },
  new: { programs: ['scripts/new.ts'] },
  routes: { programs: ['scripts/routes.ts'] },
  openapi: { programs: ['scripts/openApi.ts'] },
  notices: { programs: ['scripts/notices.ts'] },
  sbom: { programs: ['scripts/sbom.ts'] },
  bench: { programs: ['scripts/makeAll.ts', 'scripts/bench.ts'] },
  drills: { programs: ['scripts/makeAll.ts', 'scripts/drills.ts'] },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  fail(`Unknown command '${name}'. The commands are: ${Object.keys(commands).join(', ')}.`);
}

try {
  if (command.settings) readSettings();
  if (process.env.NODE_ENV === 'production') refuseOtherDependencies();
  else {
    requireUsableNode();
    installDependencies();
  }
  const node = findNode();
  for (const program of command.programs) {
    const code = await runProgram(node, program, { args, settings: command.settings ?? false });
    if (code !== 0) process.exit(code);
  }
} catch (error) {
  fail(error.message);
}

/** NODE_ENV can be set in .env, and decides what happens before anything else reads settings. */
function readSettings() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile?.(file);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
