import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface ProcessLimits {
  /** the limit on all private memory: heap, buffers, everything */
  readonly megabytes: number;
  /** over its whole life, so that a process orphaned by a killed parent ends on its own */
  readonly cpuSeconds: number;
}

/** Sets the kernel's limits. Without a shell, V8's own limit is the only one. */
const shell = '/bin/sh';

/**
 * Starts a Node process with kernel memory limits where possible (Linux), because V8's own limit doesn't cover
 * buffers. It doesn't get our environment, and may read files but not write any or start processes.
 */
export function boundedFork(module: URL, { megabytes, cpuSeconds }: ProcessLimits): ChildProcess {
  const flags = [
    `--max-old-space-size=${megabytes}`,
    '--max-semi-space-size=16',
    ...['--permission', '--allow-fs-read=*', '--no-warnings'],
  ];
  const options: ForkOptions = { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] };
  if (!existsSync(shell)) return fork(module, { ...options, execArgv: flags });
  const kilobytes = megabytes * 1024 + reservedKilobytes();
  // other systems reject one limit or the other, and continue without it
  const limited = `ulimit -t ${cpuSeconds}; ulimit -d ${kilobytes}; exec "$0" "$@"`;
  return fork(module, { ...options, execPath: shell, execArgv: ['-c', limited, process.execPath, ...flags] });
}

let reserved: number | undefined;

/** V8 reserves memory for compiled code that counts toward the limit but is never used. */
function reservedKilobytes(): number {
  return (reserved ??= process.platform === 'linux' ? sizeOfCode(readFileSync('/proc/self/maps', 'utf8')) : 0);
}

function sizeOfCode(maps: string): number {
  const sizes = maps.split('\n').map((line) => {
    const [, from = '', to = ''] = /^([0-9a-f]+)-([0-9a-f]+) rwxp \S+ 00:00 0\s*$/.exec(line) ?? [];
    return from === '' ? 0 : (Number.parseInt(to, 16) - Number.parseInt(from, 16)) / 1024;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
