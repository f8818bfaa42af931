import { fastChecks } from '#scripts/checks/fastChecks.ts';
import { runChecks } from '#scripts/checks/runChecks.ts';

// npm run check: types, lint, format, generated files, and unit and architecture tests
const isWell = await runChecks([fastChecks]);
process.exit(isWell ? 0 : 1);
