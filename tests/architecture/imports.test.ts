import { expect, test } from 'vitest';
import { isTest, sourceFiles, type SourceFile } from '#tests/architecture/sources.ts';

interface Room {
  /** the room is every file below one of these */
  readonly at: readonly string[];
  readonly except?: readonly string[];
  /** folders and packages that it may import beside itself; what is not named here is refused */
  readonly may: readonly string[];
}

const data = [
  'server/generated',
  'server/database',
  'server/newId.ts',
  'server/actor.ts',
  'server/Client.ts',
  'server/sparingly.ts',
  'server/failureAnswer.ts',
  'server/LoadForm.ts',
  'server/Services.ts',
  'server/Secret.ts',
  'server/createKeys.ts',
  'server/requestNote.ts',
];
/** Adapters are used by the types and functions that their room offers. */
const adapters = [
  'server/addresses',
  'server/payments',
  'server/files',
  'server/mail',
  'server/sessions',
  'server/documents',
  'server/limits',
];

/** The table of ARCHITECTURE.md: from where may a room take what. Packages are free unless a room's test below says otherwise. */
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
      'server/failureAnswer.ts',
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

test.each(Object.entries(rooms))(
  '%s takes only what the table of the house allows',
  (_name, { at, except = [], may }) => {
    const strays = sourceFiles()
      .filter((file) => lies(file.path, at) && !lies(file.path, except) && !isTest(file))
      .flatMap((file) =>
        file.imports
          .filter((imported) => isOurs(imported) && !lies(imported, [...at, ...may]))
          .map((imported) => `${file.path} -> ${imported}`),
      );
    expect(strays).toEqual([]);
  },
);

const named = (file: SourceFile, pattern: RegExp): string[] => (pattern.test(file.text) ? [file.path] : []);

test('the rules await nothing, read no clock, no chance and no environment, and know neither Prisma nor React', () => {
  const impure =
    /\bawait\b|\basync\b|Date\.now|new Date\(\)|Math\.random|randomUUID|\bprocess\.|from 'react|@prisma|from 'node:/;
  const files = sourceFiles().filter((file) => lies(file.path, ['domain']) && !isTest(file));
  expect(files.flatMap((file) => named(file, impure))).toEqual([]);
});

test('only server/env.ts reads the environment of the process', () => {
  const readers = sourceFiles().filter((file) => /process\.env/.test(file.text) && !isTest(file));
  expect(readers.map((file) => file.path)).toEqual(['server/env.ts']);
});

test('text is compared without regard to case by filters that know what its signs would mean', () => {
  const comparing = sourceFiles().filter(
    (file) => /mode: 'insensitive'|mode = 'insensitive'/.test(file.text) && !isTest(file),
  );
  expect(comparing.map(({ path }) => path)).toEqual(['server/database/anyCase.ts']);
});

test('only the browser knows React, and only workers and jobs know the queue', () => {
  const outside = sourceFiles().filter((file) => !lies(file.path, ['web']));
  expect(outside.flatMap((file) => named(file, /from 'react/))).toEqual([]);
  const elsewhere = sourceFiles().filter((file) => !lies(file.path, ['workers', 'server/jobs']));
  expect(elsewhere.flatMap((file) => named(file, /from 'graphile-worker'/))).toEqual([]);
});

test('parts are put together in main.ts and nothing imports it', () => {
  const importers = sourceFiles().filter((file) =>
    file.imports.some((one) => lies(one, ['server/main.ts', 'workers/main.ts'])),
  );
  expect(importers.map((file) => file.path)).toEqual([]);
});

test('no file is a barrel, a heap of helpers or a numbered twin', () => {
  const wrong = /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$|\/(utils|helpers)\/|\D\d\.tsx?$/;
  expect(
    sourceFiles()
      .filter((file) => wrong.test(file.path))
      .map((file) => file.path),
  ).toEqual([]);
});

test('tasks write nothing themselves: they call an operation', () => {
  const tasks = sourceFiles().filter((file) => lies(file.path, ['workers/tasks']) && !isTest(file));
  expect(tasks.length).toBeGreaterThan(8);
  expect(
    tasks.flatMap((file) => named(file, /services\.(db|pool)\b|\bdb\.\w+\.(create|update|delete|upsert)/)),
  ).toEqual([]);
});

test('a file is named as it is found from the root, so that it can be moved and looked for', () => {
  // by their names the build puts others in their place: vite.config.ts
  const byTheirPlace = ['compileExactly', 'compileFormula', 'phoneNumberIn'].map((name) => `web/forms/late/${name}.ts`);
  const relative = sourceFiles()
    .filter(({ text }) => /(?:from |import |import\()'\.[^']+\.tsx?'/.test(text))
    .map((file) => file.path);
  expect(relative.filter((file) => !file.endsWith('.test.ts'))).toEqual(byTheirPlace);
});
