import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, type Program } from '#scripts/checks/programs.ts';
import { root } from '#scripts/setup/root.ts';

type Provided = { readonly place: string } | { readonly missing: string };

/** Finds a program or installs it, in whatever way this machine and user allow. */
export function provideProgram(program: Program): Provided {
  const named = process.env[program.variable];
  const found = findProgram(program);
  if (found !== null) return { place: found };
  if (named !== undefined) return { missing: `${program.variable} is set to ${named}, which doesn't exist.` };

  const possible = ways(program);
  for (const { name, commands } of possible) {
    process.stdout.write(`Installing ${program.name} with ${name} ...\n`);
    commands.every(succeeds);
    const place = findProgram(program);
    if (place !== null) return { place };
  }
  const names = possible.map(({ name }) => name).join(' and ');
  const why = names === '' ? 'packages can be installed only by root, on Debian or Ubuntu' : `${names} failed`;
  const wish = `Install it, or set ${program.variable}.`;
  return { missing: `${program.name} isn't installed and couldn't be installed automatically: ${why}. ${wish}` };
}

interface Way {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

function ways({ debianPackage, download }: Program): Way[] {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', debianPackage];
  return [
    ...(mayInstall ? [{ name: 'apt-get', commands: [['apt-get', 'update'], install] }] : []),
    ...(download === undefined ? [] : [{ name: 'download', commands: [download.command] }]),
  ];
}

function succeeds([command = '', ...args]: readonly string[]): boolean {
  // run level 1 keeps apt from starting the package's service
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
