import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Installs what package-lock.json names unless node_modules holds exactly that already. */
export function installDependencies() {
  if (dependenciesAreCurrent()) return;
  console.error('Installing dependencies, which takes a minute or two ...');
  // npm tells a script where it is; without it (node scripts/run.mjs) the npm on the PATH serves
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const install = [...npm, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const done = spawnSync(install[0], install.slice(1), { cwd: root, stdio: ['ignore', 2, 2] });
  if (done.status !== 0) throw new Error('The dependencies could not be installed: `npm ci` failed as shown above.');
}

/** Nothing is installed where people are served: what is there is what was tested, or nothing starts. */
export function refuseOtherDependencies() {
  if (dependenciesAreCurrent()) return;
  throw new Error('The dependencies are not those of package-lock.json. Please run `npm ci --omit=dev` first.');
}

/**
 * npm writes node_modules/.package-lock.json last, so a cut-off installation counts as none.
 * Optional packages may be missing (they are for other platforms), never be of another version.
 */
export function dependenciesAreCurrent(folder = root) {
  const installedList = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = readPackages(installedList);
  return Object.entries(readPackages(path.join(folder, 'package-lock.json'))).every(([place, wanted]) => {
    if (place === '') return true;
    const found = installed[place];
    if (found === undefined) return mayBeMissing(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function mayBeMissing(wanted) {
  const isForProduction = process.env.NODE_ENV === 'production';
  return wanted.optional === true || ((wanted.dev === true || wanted.devOptional === true) && isForProduction);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
