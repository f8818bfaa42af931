import { availableParallelism } from 'node:os';
import { generatedFiles } from '#scripts/checks/generatedFiles.ts';
import type { Check } from '#scripts/checks/runStages.ts';
import { toolCheck } from '#scripts/checks/toolCheck.ts';
import { unreachable } from '#scripts/checks/unreachable.ts';

/** Each checker loads the shared files itself, so more checkers than processors only take longer. */
const checkers = String(Math.min(availableParallelism(), 4));

/** `npm run check`: fast checks to run while making a change. */
export const fastChecks: readonly Check[] = [
  generatedFiles,
  toolCheck('types', ['tsc', '-p', '.', '--checkers', checkers]),
  toolCheck('lint', ['oxlint', '--type-aware']),
  unreachable,
  toolCheck('format', ['oxfmt', '--check', '.']),
  toolCheck('rules', ['vitest', 'run', '--project', 'unit', '--project', 'components', '--project', 'architecture']),
];
