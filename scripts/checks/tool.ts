import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { root } from '../setup/root.ts';
import type { Check, Outcome } from './check.ts';

/** A check that one tool makes; what the tool says is shown as it comes. */
export function tool(name: string, command: readonly string[], env: NodeJS.ProcessEnv = {}): Check {
  return { name, run: () => runShown(command, env) };
}

export async function runShown([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? 'passed' : 'failed';
}
