import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';

/** A program that some tests need and npm does not bring along. */
export interface Program {
  readonly name: string;
  /** Names its place, for a machine that keeps it elsewhere. */
  readonly variable: string;
  readonly commands: readonly string[];
  readonly debianPackage: string;
  /** Downloads it to a place of its own, for who may not install packages. */
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
  // the first draws nothing that nobody looks at, which is a third less work
  commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
  debianPackage: 'chromium-headless-shell',
  download: {
    command: ['playwright', 'install', 'chromium'],
    place: () => playwrightChromium.executablePath(),
  },
};

/** Where it is: as its variable says, in its own place, or among the commands of the system. */
export function findProgram({ variable, commands, download }: Program): string | null {
  const named = process.env[variable];
  if (named !== undefined) return existsSync(named) ? named : null;
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin'];
  const places = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  const own = download === undefined ? [] : [download.place()];
  return [...own, ...places].find((place) => existsSync(place)) ?? null;
}
