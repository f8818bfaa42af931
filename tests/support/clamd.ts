import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clamd, findProgram } from '#scripts/checks/programs.ts';
import { freePort } from '#server/embedded/freePort.ts';
import { eicar } from '#tests/support/eicar.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

export interface TestClamd {
  readonly tcp: string;
  readonly unix: string;
  stop(): Promise<void>;
}

/** The largest stream it accepts here. */
export const clamdMegabytes = 2;

/** ClamAV's daemon with a single signature, so that it downloads nothing. */
export async function startClamd(at?: { readonly port: number }): Promise<TestClamd> {
  const program = findProgram(clamd);
  if (program === null) throw new Error('There is no clamd on this machine. `npm test` installs one where it can.');
  const folder = scratchFolder('clamd');
  const port = at?.port ?? (await freePort());
  const socket = path.join(folder, 'clamd.sock');
  const signatures = path.join(folder, 'signatures');
  mkdirSync(signatures);
  writeFileSync(path.join(signatures, 'eicar.ndb'), `Eicar-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`);
  const settings = [
    ...['Foreground yes', `DatabaseDirectory ${signatures}`, `TemporaryDirectory ${folder}`],
    ...[`LocalSocket ${socket}`, 'TCPAddr 127.0.0.1', `TCPSocket ${port}`, `StreamMaxLength ${clamdMegabytes}M`],
  ];
  const file = path.join(folder, 'clamd.conf');
  writeFileSync(file, `${settings.join('\n')}\n`);
  chmodSync(folder, 0o755);
  const daemon = spawn(program, ['--config-file', file], { stdio: 'ignore' });
  const ended = once(daemon, 'exit');
  await Promise.race([answers(port), ended.then(() => Promise.reject(new Error('clamd did not start')))]);
  return {
    tcp: `tcp://127.0.0.1:${port}`,
    unix: `unix:${socket}`,
    async stop() {
      daemon.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const isThere = await new Promise<boolean>((resolve) =>
      socket.once('connect', () => resolve(true)).once('close', () => resolve(false)),
    );
    socket.destroy();
    if (isThere) return;
    await pause(50);
  }
}
