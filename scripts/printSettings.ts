import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';
import { environmentVariables } from '#server/environmentVariables.ts';

// Generates the table of settings in the README.
const rows = Object.entries(environmentVariables).map(([name, { meaning, unset, neededInProduction }]) =>
  [`\`${name}\``, meaning, unset, neededInProduction ? 'needed' : ''].join(' | '),
);
const table = `| variable | meaning | when it is not set | in production |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}`;

const file = path.join(root, 'README.md');
const place = /(<!-- prettier-ignore-start -->\n).*(<!-- prettier-ignore-end -->)/s;
const before = readFileSync(file, 'utf8');
if (!place.test(before)) throw new Error('README.md has no place for the table of settings.');
writeFileSync(
  file,
  before.replace(place, (_all, begin: string, end: string) => `${begin}\n${table}\n\n${end}`),
);
