import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planScaffold, type TextSource } from '#scripts/new/planScaffold.ts';
import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { generationSteps } from '#scripts/setup/buildSteps.ts';
import { root } from '#scripts/setup/root.ts';
import { runTool } from '#scripts/setup/runTool.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';
import { StartupError } from '#server/StartupError.ts';

const usage = `Creates something small but complete: npm run check passes with it.

  npm run new -- screen PermitHistory       a page with its route, query, words, and browser test
  npm run new -- mutation pinSubmission     an operation on a submission with its scope, field, button, and test
  npm run new -- rest submissionStatus      a REST call with its test
  npm run new -- task countSubmission       a worker task with its operation and test
  npm run new -- field-kind plateNumber     a field kind with its migration, input, words, and tests
  npm run new -- filter hasDocuments        a filter of the staff list with its SQL, words, and tests
  npm run new -- email permitExpired        a type of email with its template, setting, and words
  npm run new -- scheduled-task closeDrafts a job on a schedule with its task, operation, and test
`;

const texts: TextSource = {
  file: (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null),
  template: (file) => readFileSync(path.join(root, 'scripts/new/templates', file), 'utf8'),
};

// npm run new -- <kind> <Name>
await runUntilStopped(async (_parts, stopping) => {
  const [kind, name, ...more] = process.argv.slice(2);
  if (kind === undefined || name === undefined || more.length > 0) throw new StartupError(usage);
  const { files, afterwards, left } = planScaffold(kind, name, texts);
  for (const [file, text] of files) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
    process.stdout.write(`${file}\n`);
  }
  await runTool(['oxfmt', ...files.keys()], { stopping });
  await buildStaleOutputs(generationSteps, stopping);
  for (const command of afterwards) await runTool(command, { stopping });
  process.stdout.write(`\nNext steps:\n${left.map((line) => `- ${line}\n`).join('')}`);
  return 'finished';
});
