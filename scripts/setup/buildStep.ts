import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '#scripts/setup/fingerprint.ts';
import { root } from '#scripts/setup/root.ts';
import { runTool } from '#scripts/setup/runTool.ts';

/** Files generated from other files by one command. It runs again only if an input or output has changed. */
export interface BuildStep {
  readonly name: string;
  readonly command: readonly string[];
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** Below node_modules, so that a fresh installation generates everything again. */
export const cacheFolder = path.join(root, 'node_modules/.cache/portico');

export function isStepUpToDate(step: BuildStep): boolean {
  const stamp = stampOf(step);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state(step);
}

export async function runBuildStep(step: BuildStep, stopping?: AbortSignal): Promise<void> {
  const before = inputState(step);
  await runTool(step.command, stopping === undefined ? {} : { stopping });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampOf(step), `${before} ${fingerprint(step.outputs)}`);
}

const stampOf = (step: BuildStep): string => path.join(cacheFolder, `${step.name.replaceAll(' ', '-')}.stamp`);

const state = (step: BuildStep): string => `${inputState(step)} ${fingerprint(step.outputs)}`;

/** Includes the command, but no outputs, even if they are in an input folder. */
function inputState(step: BuildStep): string {
  const isOutput = (file: string): boolean =>
    step.outputs.some((output) => file === output || file.startsWith(`${output}/`));
  const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
  const inputs = fingerprint(step.inputs, (file) => isOutput(file) || isTest(file));
  return `${step.command.join(' ')} ${inputs}`;
}
