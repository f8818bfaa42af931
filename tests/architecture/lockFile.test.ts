import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';

/** The exit code of npm for this lock file on a machine where nothing is installed. */
function cleanInstall(change: (lock: { packages: Record<string, unknown> }) => void = () => {}): number | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-lock-'));
  try {
    for (const file of ['package.json', '.npmrc']) copyFileSync(path.join(root, file), path.join(folder, file));
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    change(lock);
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const args = ['ci', '--dry-run', '--offline', '--ignore-scripts'];
    return spawnSync('npm', args, { cwd: folder, stdio: 'ignore' }).status;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the lock file names every package for every platform, so that a new machine can install', () => {
  expect(cleanInstall()).toBe(0);
});

test('npm notices a missing package of another platform', () => {
  const without = (lock: { packages: Record<string, unknown> }): void => {
    delete lock.packages['node_modules/@oxfmt/binding-darwin-arm64'];
  };
  expect(cleanInstall(without)).not.toBe(0);
});
