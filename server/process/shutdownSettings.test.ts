import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { shutdownSettings } from '#server/process/shutdownSettings.ts';

const inProduction = { ...readEnv({}), NODE_ENV: 'production' } as const;

test('a trial run listens only on this machine, an installation on all addresses', () => {
  expect(shutdownSettings(readEnv({})).listen.host).toBe('127.0.0.1');
  expect(shutdownSettings(readEnv({ HOST: '0.0.0.0' })).listen.host).toBe('0.0.0.0');
  expect(shutdownSettings(inProduction).listen.host).toBeUndefined();
  expect(shutdownSettings({ ...inProduction, HOST: '10.0.0.5' }).listen.host).toBe('10.0.0.5');
});

test("a person at a terminal doesn't wait for a drain, but an installation has time for one", () => {
  expect(shutdownSettings(readEnv({}))).toMatchObject({ listen: { drainMs: 0 }, forceExitMs: 4500 });
  expect(shutdownSettings(readEnv({ DRAIN_SECONDS: '3' }))).toMatchObject({
    listen: { drainMs: 3000, finishMs: 15_000 },
  });
  expect(shutdownSettings(inProduction)).toMatchObject({ listen: { drainMs: 10_000 }, forceExitMs: 30_000 });
});
