import type { Check } from '#scripts/checks/runStages.ts';
import { StartupError } from '#server/StartupError.ts';

interface Checks {
  /** what a change must pass to be merged */
  readonly landing: readonly (readonly Check[])[];
  readonly all: readonly (readonly Check[])[];
  readonly changed: Check;
}

/** The stages that the arguments of `npm test` ask for. An unknown argument is an error even beside known ones. */
export function chooseChecks(args: readonly string[], checks: Checks): readonly (readonly Check[])[] {
  const [first, ...more] = args;
  if (first === undefined) return checks.landing;
  if (more.length === 0 && first === '--all') return checks.all;
  if (more.length === 0 && first === '--changed') return [[checks.changed]];
  const known = checks.all.flat();
  const unknown = args.filter((arg) => !known.some(({ name }) => name === arg));
  if (unknown.length === 0) return [known.filter(({ name }) => args.includes(name))];
  const named = unknown.map((arg) => `'${arg}'`).join(', ');
  const names = known.map(({ name }) => `'${name}'`).join(', ');
  throw new StartupError(
    `${named}: no such check. The checks are ${names}. '--all' and '--changed' are used without other arguments.`,
  );
}
