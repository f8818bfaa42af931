import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isOutdated } from './findNode.mjs';
import { root } from './root.mjs';

/** Installs the packages of package-lock.json, unless node_modules already holds exactly those. */
export function installDependencies() {
  if (dependenciesAreCurrent()) return;
  console.error('Installing dependencies. This takes a minute or two ...');
  // npm tells its scripts where it is; without it (node scripts/run.mjs), use the npm on the PATH
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const install = [...npm, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  // packages run on the newer Node that this installs, so npm's warnings about the one running now do not apply
  if (isOutdated()) install.push('--loglevel=error');
  const done = spawnSync(install[0], install.slice(1), { cwd: root, stdio: ['ignore', 2, 2] });
  if (done.status !== 0) throw new Error("The dependencies couldn't be installed. See the output of `npm ci` above.");
}

/** Production never installs: it runs exactly the dependencies that were tested, or does not start. */
export function refuseOtherDependencies() {
  if (dependenciesAreCurrent()) return;
  throw new Error('The installed dependencies differ from package-lock.json. Run `npm ci --omit=dev` first.');
}

/**
 * npm writes node_modules/.package-lock.json last, so an interrupted installation counts as none.
 * Optional packages may be missing (they are for other platforms), but not have another version.
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
