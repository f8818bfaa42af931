import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '#scripts/setup/fingerprint.ts';
import { root } from '#scripts/setup/root.ts';
import { runTool } from '#scripts/setup/runTool.ts';

/** Files generated from other files by one command. It runs again only if an input or output has changed. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** Below node_modules, so that a fresh installation generates everything again. */
export const cache = path.join(root, 'node_modules/.cache/portico');

export function isUpToDate(step: Step): boolean {
  const stamp = stampOf(step);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state(step);
}

export async function run(step: Step, stopping?: AbortSignal): Promise<void> {
  const before = inputState(step);
  await runTool(step.command, stopping === undefined ? {} : { stopping });
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampOf(step), `${before} ${fingerprint(step.outputs)}`);
}

const stampOf = (step: Step): string => path.join(cache, `${step.name.replaceAll(' ', '-')}.stamp`);

const state = (step: Step): string => `${inputState(step)} ${fingerprint(step.outputs)}`;

/** Includes the command, but no outputs, even if they are in an input folder. */
function inputState(step: Step): string {
  const isOutput = (file: string): boolean =>
    step.outputs.some((output) => file === output || file.startsWith(`${output}/`));
  const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
  const inputs = fingerprint(step.inputs, (file) => isOutput(file) || isTest(file));
  return `${step.command.join(' ')} ${inputs}`;
}
