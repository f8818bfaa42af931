import { runChecks } from './checks/runChecks.ts';
import { fastChecks } from './checks/fastChecks.ts';

// npm run check: types, lint, format, generated files, rules and architecture
const isWell = await runChecks(fastChecks);
process.exit(isWell ? 0 : 1);
