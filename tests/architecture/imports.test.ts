import { expect, test } from 'vitest';
import { isTest, sourceFiles, type SourceFile } from '#tests/architecture/sources.ts';

interface Room {
  /** the folders and files it consists of */
  readonly at: readonly string[];
  readonly except?: readonly string[];
  /** the folders that it may import besides itself */
  readonly may: readonly string[];
}

const data = [
  'server/generated',
  'server/database',
  'server/newId.ts',
  'server/actor.ts',
  'server/Client.ts',
  'server/process/throttleLog.ts',
  'server/failureResponse.ts',
  'server/LoadForm.ts',
  'server/Services.ts',
  'server/secrets/Secret.ts',
  'server/secrets/createKeys.ts',
  'server/requestTrace.ts',
];
/** Adapters are used through the types and functions that their folder exports. */
const adapters = [
  'server/addresses',
  'server/gis',
  'server/payments',
  'server/files',
  'server/mail',
  'server/sessions',
  'server/documents',
  'server/limits',
];

/** The layout table of ARCHITECTURE.md. Packages are allowed unless a test below forbids them. */
const rooms: Readonly<Record<string, Room>> = {
  domain: { at: ['domain'], may: [] },
  'server/operations and server/queries': {
    at: ['server/operations', 'server/queries'],
    may: ['domain', 'server/jobs', 'server/events', 'server/access', 'messages', ...data, ...adapters],
  },
  'server/access': { at: ['server/access'], may: ['domain', 'server/events', ...data] },
  'server/execution': { at: ['server/execution'], may: [] },
  'server/graphql': {
    at: ['server/graphql'],
    may: [
      'domain',
      'server/execution',
      'server/operations',
      'server/queries',
      'server/access',
      'server/events',
      'server/jobs',
      'messages',
      ...data,
      ...adapters,
    ],
  },
  'server/rest': {
    at: ['server/rest'],
    may: [
      'domain',
      'server/graphql',
      'messages',
      'server/files/IncomingFiles.ts',
      'server/files/storageUnavailable.ts',
      'server/failureResponse.ts',
      'server/Services.ts',
    ],
  },
  workers: {
    at: ['workers'],
    except: ['workers/main.ts', 'workers/startWorker.ts'],
    may: ['domain', 'server/operations', 'server/queries', 'server/jobs', ...data, ...adapters],
  },
  messages: { at: ['messages'], may: ['domain'] },
  web: { at: ['web'], may: ['domain', 'messages'] },
};

const lies = (file: string, places: readonly string[]): boolean =>
  places.some((place) => file === place || file.startsWith(`${place}/`));
const isOurs = (imported: string): boolean =>
  lies(imported, ['domain', 'messages', 'server', 'workers', 'web', 'tests', 'scripts', 'prisma']);

test.each(Object.entries(rooms))('%s imports only what ARCHITECTURE.md allows', (_name, { at, except = [], may }) => {
  const strays = sourceFiles()
    .filter((file) => lies(file.path, at) && !lies(file.path, except) && !isTest(file))
    .flatMap((file) =>
      file.imports
        .filter((imported) => isOurs(imported) && !lies(imported, [...at, ...may]))
        .map((imported) => `${file.path} -> ${imported}`),
    );
  expect(strays).toEqual([]);
});

const named = (file: SourceFile, pattern: RegExp): string[] => (pattern.test(file.text) ? [file.path] : []);

test('domain is synchronous and pure: no await, clock, randomness, environment, Prisma, or React', () => {
  const impure =
    /\bawait\b|\basync\b|Date\.now|new Date\(\)|Math\.random|randomUUID|\bprocess\.|from 'react|@prisma|from 'node:/;
  const files = sourceFiles().filter((file) => lies(file.path, ['domain']) && !isTest(file));
  expect(files.flatMap((file) => named(file, impure))).toEqual([]);
});

test('only server/env.ts reads process.env', () => {
  const readers = sourceFiles().filter((file) => /process\.env/.test(file.text) && !isTest(file));
  expect(readers.map((file) => file.path)).toEqual(['server/env.ts']);
});

test('only anyCase.ts compares text case-insensitively, because it escapes wildcards', () => {
  const comparing = sourceFiles().filter(
    (file) => /mode: 'insensitive'|mode = 'insensitive'/.test(file.text) && !isTest(file),
  );
  expect(comparing.map(({ path }) => path)).toEqual(['server/database/ignoringCase.ts']);
});

test('only web imports React, and only workers and jobs import the queue', () => {
  const outside = sourceFiles().filter((file) => !lies(file.path, ['web']));
  expect(outside.flatMap((file) => named(file, /from 'react/))).toEqual([]);
  const elsewhere = sourceFiles().filter((file) => !lies(file.path, ['workers', 'server/jobs']));
  expect(elsewhere.flatMap((file) => named(file, /from 'graphile-worker'/))).toEqual([]);
});

test('nothing imports main.ts', () => {
  const importers = sourceFiles().filter((file) =>
    file.imports.some((one) => lies(one, ['server/main.ts', 'workers/main.ts'])),
  );
  expect(importers.map((file) => file.path)).toEqual([]);
});

test('no file is a barrel, a helpers file, or a numbered copy', () => {
  const wrong = /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$|\/(utils|helpers)\/|\D\d\.tsx?$/;
  expect(
    sourceFiles()
      .filter((file) => wrong.test(file.path))
      .map((file) => file.path),
  ).toEqual([]);
});

test('worker tasks write nothing themselves: they call an operation', () => {
  const tasks = sourceFiles().filter((file) => lies(file.path, ['workers/tasks']) && !isTest(file));
  expect(tasks.length).toBeGreaterThan(8);
  expect(
    tasks.flatMap((file) => named(file, /services\.(db|pool)\b|\bdb\.\w+\.(create|update|delete|upsert)/)),
  ).toEqual([]);
});

test('imports are written from the root, so that files can be moved and found', () => {
  // vite.config.ts replaces these by name
  const byTheirPlace = ['compileExactly', 'compileFormula', 'phoneNumberIn'].map((name) => `web/forms/late/${name}.ts`);
  const relative = sourceFiles()
    .filter(({ text }) => /(?:from |import |import\()'\.[^']+\.tsx?'/.test(text))
    .map((file) => file.path);
  expect(relative.filter((file) => !file.endsWith('.test.ts'))).toEqual(byTheirPlace);
});
