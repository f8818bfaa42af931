import { describe, expect, test } from 'vitest';
import { importCycles } from '#tests/architecture/importCycles.ts';
import { isTest, sourceFiles, type SourceFile } from '#tests/architecture/sources.ts';

/** The layers of web and server, lowest first. A file may import from its own folder and from lower layers. */
const web = [
  ['web/navigation', 'web/__generated__'],
  ['web/relay'],
  ['web/ui'],
  ['web/parts'],
  ['web/forms'],
  ['web/charts'],
  ['web/lists'],
  ['web/screens'],
  ['web/staffRoutes.tsx'],
  ['web/routes.tsx'],
  ['web/App.tsx'],
  ['web/main.tsx', 'web/renderPage.tsx', 'web/startLater.ts'],
];
const server = [
  [
    'server/generated',
    'server/Client.ts',
    'server/secrets/Secret.ts',
    'server/StartupError.ts',
    'server/actor.ts',
    'server/execution',
    'server/failureResponse.ts',
    'server/newId.ts',
    'server/secrets/readSecretKeys.ts',
    'server/requestTrace.ts',
    'server/secrets/readOrCreateSecretKey.ts',
    'server/process/throttleLog.ts',
    'server/outbound',
  ],
  ['server/secrets/createKeys.ts', 'server/environmentVariables.ts'],
  ['server/env.ts', 'server/database', 'server/documents', 'server/limits', 'server/sandbox'],
  ['server/LoadForm.ts', 'server/embedded', 'server/events', 'server/files', 'server/jobs', 'server/mail'],
  [
    'server/access',
    'server/addresses',
    'server/dns',
    'server/gis',
    'server/payments',
    'server/completeSettings.ts',
    'server/createLog.ts',
  ],
  ['server/sessions', 'server/composeFiles.ts'],
  ['server/Services.ts'],
  ['server/queries'],
  ['server/operations'],
  ['server/graphql'],
  ['server/rest'],
  ['server/http'],
  ['server/metrics', 'server/demoTown', 'server/process/shutdownSettings.ts'],
  ['server/createServices.ts', 'server/process/runUntilStopped.ts'],
  ['server/startWeb.ts'],
  ['server/main.ts'],
];

const sources = sourceFiles().filter((file) => !isTest(file));
const lies = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);

describe.each([
  ['web', web],
  ['server', server],
])('%s', (top, floors) => {
  const places = floors.flatMap((rooms, floor) => rooms.map((room) => ({ room, floor })));
  const placeOf = (file: string) => places.find(({ room }) => lies(file, room));
  const inside = sources.filter((file) => lies(file.path, top));

  test('every file belongs to a layer', () => {
    expect(inside.filter((file) => placeOf(file.path) === undefined).map((file) => file.path)).toEqual([]);
    const empty = places.filter(
      ({ room }) => !room.includes('generated') && !inside.some(({ path }) => lies(path, room)),
    );
    expect(empty).toEqual([]);
  });

  test('no file imports from another folder of its layer or from a higher layer', () => {
    const up = inside.flatMap(({ path, imports }) => {
      const from = placeOf(path);
      return imports.flatMap((imported) => {
        const to = placeOf(imported);
        return !from || !to || from.room === to.room || to.floor < from.floor ? [] : [`${path} -> ${imported}`];
      });
    });
    expect(up).toEqual([]);
  });
});

/** The embeddable parts of a submission, and its screen, which pages that embed a submission load in the same chunk. */
const embeddable = ['web/screens/Submission/embed', 'web/screens/Submission/SubmissionScreen.tsx'];

/** Imports from one folder of `web/screens` to another. */
const crossScreenImports = (files: readonly Pick<SourceFile, 'path' | 'imports'>[]): string[] => {
  const screenOf = (file: string): string | undefined => /^web\/screens\/([^/]+)\//.exec(file)?.[1];
  return files.flatMap(({ path, imports }) =>
    imports
      .filter((imported) => {
        const [from, to] = [screenOf(path), screenOf(imported)];
        return from && to && from !== to && !embeddable.some((shared) => lies(imported, shared));
      })
      .map((imported) => `${path} -> ${imported}`),
  );
};

test('no screen imports another screen', () => {
  expect(crossScreenImports(sources)).toEqual([]);
});

test('finds an import from another screen', () => {
  const path = 'web/screens/Tasks/TaskScreen.tsx';
  const imports = [
    'web/lists/ListNote.tsx',
    'web/screens/Tasks/taskQueries.ts',
    'web/screens/Submission/embed/StepPanel.tsx',
    'web/screens/Submission/StepPath.tsx',
  ];
  expect(crossScreenImports([{ path, imports }])).toEqual([`${path} -> web/screens/Submission/StepPath.tsx`]);
});

test('there are no import cycles, not even between types', () => {
  expect(importCycles(new Map(sources.map(({ path, imports }) => [path, imports])))).toEqual([]);
});

test('finds an import cycle', () => {
  const found = importCycles(
    new Map([
      ['a', ['b', 'a package']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', []],
    ]),
  );
  expect(found).toEqual(['b -> c -> b']);
});

test('only openAddresses, openTextRecords, openFeatureService, and openPayments load the sandbox, which imports nothing else from the server', () => {
  const sandbox = sources.filter((file) => lies(file.path, 'server/sandbox'));
  expect(sandbox.length).toBeGreaterThan(30);
  const taken = sandbox.flatMap(({ path, imports }) =>
    imports
      .filter((one) => one.startsWith('server/') && !lies(one, 'server/sandbox'))
      .map((one) => `${path} -> ${one}`),
  );
  expect(taken).toEqual([]);
  const takers = sources.filter(
    (file) => !lies(file.path, 'server/sandbox') && file.imports.some((one) => lies(one, 'server/sandbox')),
  );
  expect(takers.map((file) => file.path)).toEqual([
    'server/addresses/openAddresses.ts',
    'server/dns/openTextRecords.ts',
    'server/gis/openFeatureService.ts',
    'server/payments/openPayments.ts',
  ]);
});
