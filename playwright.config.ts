import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromium, findProgram } from './scripts/checks/programs.ts';
import { claimTemporaryFolder } from './scripts/setup/claimTemporaryFolder.ts';
import { freePort } from './server/embedded/freePort.ts';
import { scratchFolder } from './tests/support/scratchFolder.ts';

// Chosen once: the processes of the run read this file again and inherit what was chosen. Each run has a port of its own
// and begins as a stranger's first start does, with an empty folder, which goes with the run.
const isFirstToRead = process.env['E2E_DATA'] === undefined;
if (isFirstToRead) claimTemporaryFolder();
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const dataFolder = (process.env['E2E_DATA'] ??= scratchFolder('e2e'));

const executablePath = findProgram(chromium) ?? undefined;
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  // Chromium's sandbox does not work as root
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

/** It ends with the run, also when that is killed: nobody else holds the other end of what it reads. */
const untilRunEnds = 'exec 3<&0; { read -r line <&3 || kill -TERM $$; } & exec 3<&-;';
// Each part of a longer run has its own folder, so the next part doesn't delete the evidence of a failure.
const results = process.env['E2E_RESULTS'] ?? 'test-results/browser';
const serverLog = `${results}.server.log`;
mkdirSync(path.dirname(serverLog), { recursive: true });

const measured = '**/{largeForm,residentSpeed,clickSpeed}.e2e.ts';

const desk = { ...devices['Desktop Chrome'] };
const hand = { ...devices['Pixel 7'] };
/** A story that people walk with a phone first; and one that they walk at a desk, and with a phone, too. */
const onPhone = /@phone(?!-too)/;
const onPhoneToo = /@phone-too/;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: results,
  fullyParallel: true,
  forbidOnly: true,
  // twice as many as there are processors where this was measured: a page waits for the server, and four leave none idle
  workers: 4,
  // each try begins with a state of its own; what passed only at a second one is told as flaky and is to be mended
  retries: 2,
  // how long a story takes is no claim of it; a machine with other work takes three times as long. A line that hangs ends by itself
  timeout: 300_000,
  reporter: [['list'], ['./scripts/checks/FlakyInBrowser.ts']],
  expect: { timeout: 15_000 },
  // what fades is the same at its end: tests do not wait for it, but where a resident is measured
  use: {
    baseURL: `http://localhost:${port}`,
    // The order of actions and console messages costs a fiftieth of the time; screenshots of every step took half as long again.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions,
    actionTimeout: 60_000,
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: desk, grepInvert: onPhone, testIgnore: measured },
    { name: 'phone', use: hand, grep: onPhone },
    // each of these once more with the other device, before a release
    { name: 'desktop too', use: desk, grep: onPhone },
    { name: 'phone too', use: hand, grep: onPhoneToo },
    // by themselves: what people feel is measured while nothing else goes on, and never for a landing
    {
      name: 'alone',
      use: { ...desk, contextOptions: { reducedMotion: 'no-preference' } },
      testMatch: measured,
      workers: 1,
      fullyParallel: false,
    },
  ],
  webServer: {
    // beside the traces: what it said when something failed
    command: `${untilRunEnds} exec node scripts/run.mjs start >${serverLog} 2>&1`,
    url: `http://localhost:${port}/health`,
    // limits count by address, and every test says that it comes from another one
    env: { PORT: port, DATA_DIR: dataFolder, DATABASE_URL: '', TRUSTED_PROXIES: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6_000 },
    timeout: 180_000,
  },
});
