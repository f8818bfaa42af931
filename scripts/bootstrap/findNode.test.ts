import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Node {
  readonly version: string;
  readonly platform: string;
  readonly arch: string;
  readonly glibc?: string;
}

const place = path.join(import.meta.dirname, 'findNode.mjs');
const { requireUsableNode, findNode } = (await import(/* @vite-ignore */ place)) as {
  requireUsableNode: (node?: Node) => void;
  findNode: () => string;
};

const linux: Node = { version: '20.20.2', platform: 'linux', arch: 'x64', glibc: '2.36' };

describe('before anything is installed', () => {
  it.each<Node>([
    linux,
    { ...linux, arch: 'arm64' },
    { version: '24.0.0', platform: 'darwin', arch: 'arm64' },
    { version: '26.1.0', platform: 'win32', arch: 'x64' },
  ])('accepts Node $version on $platform $arch', (node) => {
    expect(() => requireUsableNode(node)).not.toThrow();
  });

  it.each<Node>([
    { ...linux, platform: 'darwin' },
    { version: '22.1.0', platform: 'win32', arch: 'x64' },
    { ...linux, arch: 'riscv64' },
    // musl
    { version: '20.20.2', platform: 'linux', arch: 'x64' },
    { ...linux, version: '18.20.0' },
  ])('rejects Node $version on $platform $arch, where npm has no newer one', (node) => {
    expect(() => requireUsableNode(node)).toThrow(
      `Portico needs Node.js 24 or newer, but this is ${node.version}. Install Node.js 24 from https://nodejs.org`,
    );
  });
});

it('uses the running Node if it is new enough', () => {
  expect(findNode()).toBe(process.execPath);
});
