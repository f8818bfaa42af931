import type { Check } from './runChecks.ts';
import { generatedFiles } from './generatedFiles.ts';
import { tool } from './tool.ts';
import { unreachable } from './unreachable.ts';

/** `npm run check`: what a change is measured by while it is being made. */
export const fastChecks: readonly Check[] = [
  generatedFiles,
  tool('types', ['tsc', '-p', '.']),
  tool('lint', ['oxlint', '--type-aware']),
  unreachable,
  tool('format', ['oxfmt', '--check', '.']),
  tool('rules', ['vitest', 'run', '--project', 'unit', '--project', 'architecture']),
];
