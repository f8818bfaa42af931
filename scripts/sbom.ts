import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { productionPlaces, readLock } from '#scripts/packages/packageTree.ts';
import { root } from '#scripts/setup/root.ts';

// npm run -s sbom: a CycloneDX document of the packages in production, from package-lock.json alone, offline. npm
// itself would also list Prisma's command line, an optional peer of its client that production doesn't have.
const lock = readLock();
const places = ['', ...productionPlaces(lock.packages)];
const temporary = mkdtempSync(path.join(os.tmpdir(), 'portico-sbom-'));
// npm names the product after the folder
const folder = path.join(temporary, 'portico');
try {
  mkdirSync(folder);
  const description = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as object;
  const withoutDev = { ...description, devDependencies: undefined, devEngines: undefined, scripts: undefined };
  const packages = { ...Object.fromEntries(places.map((place) => [place, lock.packages[place]])) };
  packages[''] = { ...lock.packages[''], devDependencies: undefined } as never;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(withoutDev));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));

  const npm = process.env['npm_execpath'] === undefined ? ['npm'] : [process.execPath, process.env['npm_execpath']];
  const [program = 'npm', ...before] = npm;
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
  const { status } = spawnSync(program, [...before, ...args], { cwd: folder, stdio: ['ignore', 1, 2] });
  process.exitCode = status ?? 1;
} finally {
  rmSync(temporary, { recursive: true });
}
