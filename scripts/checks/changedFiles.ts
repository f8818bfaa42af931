import { spawnSync } from 'node:child_process';
import { root } from '#scripts/setup/root.ts';

/** The commit where this branch left main. On main itself, or without it: the last commit. */
export function forkPoint(): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** The files that differ from the fork point, including new ones. Deleted files are left out. */
export function changedFiles(): readonly string[] {
  return [
    ...listed('diff', '--name-only', '--diff-filter=d', '-z', forkPoint()),
    ...listed('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

function listed(...args: string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.split('\0').filter((file) => file !== '');
}
