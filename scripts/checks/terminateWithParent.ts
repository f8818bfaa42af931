import { spawn, type ChildProcess } from 'node:child_process';

const toldToEnd = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Ends a child and its process group when this process is told to stop, when its parent is gone, or when it is
 * killed, so that a run leaves nothing behind. Returns a function that stops watching.
 */
export function terminateWithParent(child: ChildProcess): () => void {
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
  const dismiss = guardGroup(child.pid ?? 0);
  return () => {
    dismiss();
    for (const told of toldToEnd) process.off(told, end);
  };
}

/**
 * After a kill -9, this process can't end anything. So a shell waits for the end of a pipe that only this process
 * holds open, and then ends the group; a line through the pipe tells it that there is nothing to end.
 */
function guardGroup(group: number): () => void {
  if (group === 0) return () => undefined;
  const ending = 'read -r line || { kill -TERM -"$0"; sleep 10; kill -KILL -"$0"; } 2>/dev/null';
  const guard = spawn('/bin/sh', ['-c', ending, String(group)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  return () => guard.stdin.end('ended\n');
}
