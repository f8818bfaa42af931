import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Check, Outcome } from '#scripts/checks/runStages.ts';
import { terminateWithParent } from '#scripts/checks/terminateWithParent.ts';
import { root } from '#scripts/setup/root.ts';

/** A check that runs one tool, with its output shown live. */
export function toolCheck(name: string, command: readonly string[], env: NodeJS.ProcessEnv = {}): Check {
  return { name, run: () => runWithOutput(command, env) };
}

/** Test runners list failures at the end; this is enough for about twenty. */
const mostLastWords = 12_000;

export async function runWithOutput(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    cwd: root,
    env: { ...colours, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // its own process group, which can be ended as a whole
    detached: true,
  });
  const stopWatching = terminateWithParent(child);
  let lastWords = '';
  const show = (stream: NodeJS.WriteStream) => (part: string) => {
    stream.write(part);
    lastWords = (lastWords + part).slice(-mostLastWords);
  };
  child.stdout.setEncoding('utf8').on('data', show(process.stdout));
  child.stderr.setEncoding('utf8').on('data', show(process.stderr));
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  stopWatching();
  // a process the tool left behind may hold its pipes open forever
  await Promise.race([closed, setTimeout(1000, null, { ref: false })]);
  return code === 0 ? { is: 'passed' } : { is: 'failed', lastWords: stripVTControlCharacters(lastWords) };
}
