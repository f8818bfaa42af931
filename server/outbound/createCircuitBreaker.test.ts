import { expect, it } from 'vitest';
import { createCircuitBreaker } from '#server/outbound/createCircuitBreaker.ts';

const closed = new Error('closed');
const broken = () => Promise.reject(new Error('broken'));

async function failing(times: number, clock: { at: number }) {
  const circuit = createCircuitBreaker(
    () => closed,
    () => clock.at,
  );
  for (let n = 0; n < times; n += 1) await expect(circuit.run(broken)).rejects.toThrow('broken');
  return circuit;
}

it('lets all calls through until four in a row have failed', async () => {
  const circuit = await failing(3, { at: 0 });
  expect(await circuit.run(async () => 'here')).toBe('here');
  for (let n = 0; n < 3; n += 1) await expect(circuit.run(broken)).rejects.toThrow('broken');
  expect(await circuit.run(async () => 'here')).toBe('here');
});

it('then blocks calls for five seconds, and lets one trial through', async () => {
  const clock = { at: 0 };
  const circuit = await failing(4, clock);
  let calls = 0;
  const count = async () => (calls += 1);
  clock.at = 4_999;
  await expect(circuit.run(count)).rejects.toBe(closed);
  expect(calls).toBe(0);
  clock.at = 5_000;
  const slow = Promise.withResolvers<string>();
  const trial = circuit.run(() => slow.promise);
  await expect(circuit.run(count)).rejects.toBe(closed);
  slow.resolve('back');
  expect(await trial).toBe('back');
  expect(await circuit.run(count)).toBe(1);
});

it('waits longer after each failed trial, up to five minutes', async () => {
  const clock = { at: 0 };
  const circuit = await failing(4, clock);
  const pauses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    let waited = 0;
    while ((await circuit.run(broken).catch((error: Error) => error.message)) === 'closed') {
      clock.at += 5_000;
      waited += 5_000;
    }
    pauses.push(waited);
  }
  expect(pauses.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(Math.max(...pauses)).toBe(300_000);
});
