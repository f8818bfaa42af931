import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { root } from '#scripts/setup/root.ts';
import { StartupError } from '#server/StartupError.ts';

export interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly stopping?: AbortSignal;
}

/** Runs a tool from node_modules/.bin silently; if it fails, its output becomes the error. */
export async function runTool(command: readonly string[], { env, stopping }: ToolOptions = {}): Promise<void> {
  const [name = '', ...args] = command;
  const child = spawn(name, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(stopping === undefined ? {} : { signal: stopping }),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new StartupError(`\`${command.join(' ')}\` failed:\n${said}${complained}`);
}
