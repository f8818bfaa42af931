import type { ChildProcess } from 'node:child_process';

const toldToEnd = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Ends a child and all of its group when this process is told to end, or when whoever started this process is gone: a run that
 * is killed leaves nothing behind. Answers how to stop watching.
 */
export function endTogether(child: ChildProcess): () => void {
  const group = -(child.pid ?? 0);
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (group !== 0) process.kill(group, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const end = (): void => {
    signal('SIGTERM');
    setTimeout(() => signal('SIGKILL'), 10_000);
    child.once('exit', () => {
      signal('SIGKILL');
      process.exit(143);
    });
  };
  for (const told of toldToEnd) process.once(told, end);
  return () => {
    for (const told of toldToEnd) process.off(told, end);
  };
}
