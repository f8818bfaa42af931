import type { Running } from '#scripts/setup/runEverything.ts';

/** The message printed at the end of a start. */
export function welcome({ address, signIns }: Running): string {
  const people = signIns.map(({ who, email, password }) => `  ${email} / ${password}   ${who}`);
  return [
    '',
    `Portico runs at ${address}`,
    ...(people.length > 0 ? ['', 'Sign in to the demo town as', ...people] : []),
    '',
    'Stop it with Ctrl-C.',
    '',
  ].join('\n');
}
