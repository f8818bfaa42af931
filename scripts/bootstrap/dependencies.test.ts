import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Packages = Record<string, { version: string; integrity?: string; optional?: boolean; dev?: boolean }>;

const place = path.join(import.meta.dirname, 'dependencies.mjs');
const { dependenciesAreCurrent } = (await import(/* @vite-ignore */ place)) as {
  dependenciesAreCurrent: (folder: string) => boolean;
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-dependencies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function checkout(locked: Packages, installed?: Packages): string {
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  if (installed === undefined) return folder;
  mkdirSync(path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return folder;
}

const hono = { 'node_modules/hono': { version: '4.0.0', integrity: 'a' } };

describe('dependencies are current', () => {
  it('when everything locked is installed', () => {
    expect(dependenciesAreCurrent(checkout({ '': { version: '1' }, ...hono }, hono))).toBe(true);
  });

  it('when only packages for other platforms are missing', () => {
    const locked = { ...hono, 'node_modules/elsewhere': { version: '1.0.0', optional: true } };
    expect(dependenciesAreCurrent(checkout(locked, hono))).toBe(true);
  });
});

describe('dependencies are installed again', () => {
  it('when there are none', () => expect(dependenciesAreCurrent(checkout(hono))).toBe(false));

  it('when one is missing', () => expect(dependenciesAreCurrent(checkout(hono, {}))).toBe(false));

  it.each([
    ['version', { version: '4.0.1', integrity: 'a' }],
    ['content', { version: '4.0.0', integrity: 'b' }],
  ])('when the %s of one has changed', (_what, wanted) => {
    expect(dependenciesAreCurrent(checkout({ 'node_modules/hono': wanted }, hono))).toBe(false);
  });
});
