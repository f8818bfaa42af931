import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface ProcessLimits {
  /** all that it may take for itself: heap, buffers, everything */
  readonly megabytes: number;
  /** over its whole life; one that was left alone by a killed parent ends by itself */
  readonly cpuSeconds: number;
}

/** The kernel's limits are set by it; where there is none, V8's own limit is all there is. */
const shell = '/bin/sh';

/**
 * Starts a Node process that the kernel keeps within its memory, where there is one that can (Linux): V8's own limit
 * does not count buffers. It knows nothing of our settings and may read files, but neither write them nor start anything.
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
  // other systems refuse the one or the other limit, and go on without
  const limited = `ulimit -t ${cpuSeconds}; ulimit -d ${kilobytes}; exec "$0" "$@"`;
  return fork(module, { ...options, execPath: shell, execArgv: ['-c', limited, process.execPath, ...flags] });
}

let reserved: number | undefined;

/** What V8 sets aside for compiled code and never uses: it counts as taken, in every process of this Node. */
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
