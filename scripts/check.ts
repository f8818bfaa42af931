import { runChecks } from './checks/check.ts';
import { fastChecks } from './checks/fastChecks.ts';

// npm run check: types, lint, format, generated files, rules and architecture
const isWell = await runChecks(fastChecks);
process.exit(isWell ? 0 : 1);
