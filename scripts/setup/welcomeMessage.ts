import type { RunningPortico } from '#scripts/setup/startWebAndWorker.ts';

/** Printed once Portico is running. */
export function welcomeMessage({ address, signIns }: RunningPortico): string {
  const people = signIns.map(({ who, email, password }) => `  ${email} / ${password}   ${who}`);
  return [
    '',
    `Portico is running at ${address}`,
    ...(people.length > 0 ? ['', 'Sign in to the demo town with one of these accounts:', ...people] : []),
    '',
    'Press Ctrl+C to stop.',
    '',
  ].join('\n');
}
