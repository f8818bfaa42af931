import { generatedFiles } from '#scripts/checks/generatedFiles.ts';
import type { Check } from '#scripts/checks/runStages.ts';
import { tool } from '#scripts/checks/tool.ts';
import { unreachable } from '#scripts/checks/unreachable.ts';

/** `npm run check`: what a change is measured by while it is being made. */
export const fastChecks: readonly Check[] = [
  generatedFiles,
  tool('types', ['tsc', '-p', '.']),
  tool('lint', ['oxlint', '--type-aware']),
  unreachable,
  tool('format', ['oxfmt', '--check', '.']),
  tool('rules', ['vitest', 'run', '--project', 'unit', '--project', 'architecture']),
];
