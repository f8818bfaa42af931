import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';

/** A program that some tests need and npm doesn't install. */
export interface Program {
  readonly name: string;
  /** An environment variable with its path, for machines that keep it elsewhere. */
  readonly variable: string;
  readonly commands: readonly string[];
  readonly debianPackage: string;
  /** Downloads it to its own folder, for users who can't install packages. */
  readonly download?: { readonly command: readonly string[]; readonly place: () => string };
}

export const redisServer: Program = {
  name: 'a Redis server',
  variable: 'REDIS_SERVER_PATH',
  commands: ['redis-server', 'valkey-server'],
  debianPackage: 'redis-server',
};

export const clamd: Program = {
  name: 'ClamAV',
  variable: 'CLAMD_PATH',
  commands: ['clamd'],
  debianPackage: 'clamav-daemon',
};

export const chromium: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  // the headless shell renders nothing to a screen, which saves a third of the work
  commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
  debianPackage: 'chromium-headless-shell',
  download: {
    command: ['playwright', 'install', 'chromium'],
    place: () => playwrightChromium.executablePath(),
  },
};

/** Where the program is: in the path its variable gives, its own folder, or the system's PATH. */
export function findProgram({ variable, commands, download }: Program): string | null {
  const named = process.env[variable];
  if (named !== undefined) return existsSync(named) ? named : null;
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin'];
  const places = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  const own = download === undefined ? [] : [download.place()];
  return [...own, ...places].find((place) => existsSync(place)) ?? null;
}
