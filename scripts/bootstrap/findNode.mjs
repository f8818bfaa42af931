import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** The first major version that runs TypeScript and everything else here as it stands. */
const neededMajor = 24;

/** A Node that is new enough: the one running, or the one installed with the dependencies where npm has it. */
export function findNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= neededMajor) return process.execPath;
  const installed = path.join(root, 'node_modules/.bin/node');
  if (existsSync(installed)) return installed;
  throw new Error(
    `Portico needs Node.js ${neededMajor} or newer. This is ${process.version}, and npm has no newer one to install for ` +
      `${process.platform} on ${process.arch}. Please install Node.js ${neededMajor} from https://nodejs.org.`,
  );
}
