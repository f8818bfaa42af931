import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planScaffold } from '#scripts/new/planScaffold.ts';
import { scaffolds } from '#scripts/new/scaffolds.ts';
import { root } from '#scripts/setup/root.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

const copy = scratchFolder('scaffolds');
const execute = promisify(execFile);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a tool of the copy. Returns its output if it fails, and nothing otherwise. */
async function problemsOf(program: string, ...args: string[]): Promise<string> {
  const PATH = [path.join(copy, 'node_modules/.bin'), path.dirname(process.execPath), process.env['PATH']].join(':');
  // a Vitest inside this one must not take its settings
  const inherited = Object.entries(process.env).filter(([name]) => !/^VITEST|^TEST$|^NODE_OPTIONS$/.test(name));
  const env = { ...Object.fromEntries(inherited), PATH };
  return execute(program, args, { cwd: copy, env, maxBuffer: 2 ** 26 }).then(
    () => '',
    (error: { stdout: string; stderr: string }) => `${program} failed:\n${error.stdout}\n${error.stderr}`,
  );
}

async function run(program: string, ...args: string[]): Promise<void> {
  const problems = await problemsOf(program, ...args);
  if (problems !== '') throw new Error(problems);
}

const texts = {
  file: (file: string) => (existsSync(path.join(copy, file)) ? readFileSync(path.join(copy, file), 'utf8') : null),
  template: (file: string) => readFileSync(path.join(copy, 'scripts/new/templates', file), 'utf8'),
};

/** What `npm run new` does, except for generated files, which are made once for all. */
async function apply(kind: string, name: string): Promise<void> {
  const { files } = planScaffold(kind, name, texts);
  for (const [file, text] of files) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }
  await run('oxfmt', ...files.keys());
}

/** The checkout with its own generated files. Packages are linked. */
async function copyCheckout(): Promise<void> {
  const { stdout } = await execute('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
  for (const file of [...files, 'server/generated'])
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  // tests find the files by git
  await run('git', 'init', '--quiet');
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((one) => one !== '.cache'))
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
}

// other names than in planScaffold.test.ts, which runs in the copy
const letters = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (word: string, kind: string): string =>
  `${word}${(letters[Object.keys(scaffolds).indexOf(kind)] ?? '').toUpperCase()}s`;

beforeAll(async () => {
  await copyCheckout();
  for (const kind of Object.keys(scaffolds)) await apply(kind, nameOf('streetLamp', kind));
  for (const kind of Object.keys(scaffolds).filter((one) => one !== 'mutation'))
    await apply(kind, nameOf('parkBench', kind));
  // the last one by the command itself, which generates everything and updates the tables of tests
  await run('node', 'scripts/new.ts', 'mutation', nameOf('parkBench', 'mutation'));
}, 600_000);

it.each([
  ['has correct types', ['tsc', '-p', '.']],
  ['passes lint', ['oxlint', '--type-aware']],
  ['is formatted', ['oxfmt', '--check', '.']],
  ['is used', ['knip', '--no-progress', '--config', 'knip.config.ts']],
  ['is used by more than tests', ['knip', '--no-progress', '--config', 'knip.product.config.ts']],
  ['follows the architecture rules', ['vitest', 'run', '--project', 'architecture', '--project', 'components']],
  [
    'passes its unit tests',
    ['vitest', 'run', '--project', 'unit', 'domain', 'messages', 'server/mail', 'web', 'scripts/new'],
  ],
])('every scaffold, used twice, %s', async (_claim, [program = '', ...args]) => {
  expect(await problemsOf(program, ...args)).toBe('');
});
