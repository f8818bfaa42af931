import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { environmentVariables } from '#server/environmentVariables.ts';

import { root } from './setup/root.ts';

// Makes docs/settings.md, the table of variables that the README points to.
const rows = Object.entries(environmentVariables).map(([name, { meaning, unset, neededInProduction }]) =>
  [`\`${name}\``, meaning, unset, neededInProduction ? 'needed' : ''].join(' | '),
);
const page = `# Settings

Portico reads these environment variables; \`npm start\`, \`npm run dev\`, \`npm run serve\` and \`npm run work\` also read them
from a file \`.env\`. With \`NODE_ENV=production\` nothing embedded stands in: what is needed must be set.

| Variable | Meaning | When it is not set | In production |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`;

mkdirSync(path.join(root, 'docs'), { recursive: true });
writeFileSync(path.join(root, 'docs/settings.md'), page);
