import { availableParallelism } from 'node:os';
import { generatedFiles } from '#scripts/checks/generatedFiles.ts';
import type { Check } from '#scripts/checks/runStages.ts';
import { tool } from '#scripts/checks/tool.ts';
import { unreachable } from '#scripts/checks/unreachable.ts';

/** Each checker works out for itself what all files share: more of them than processors only work longer. */
const checkers = String(Math.min(availableParallelism(), 4));

/** `npm run check`: what a change is measured by while it is being made. */
export const fastChecks: readonly Check[] = [
  generatedFiles,
  tool('types', ['tsc', '-p', '.', '--checkers', checkers]),
  tool('lint', ['oxlint', '--type-aware']),
  unreachable,
  tool('format', ['oxfmt', '--check', '.']),
  tool('rules', ['vitest', 'run', '--project', 'unit', '--project', 'components', '--project', 'architecture']),
];
