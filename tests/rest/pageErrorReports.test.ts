import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { pageFaults, pageFaultsPath } from '#server/http/pageFaults.ts';
import { rateLimits } from '#server/limits/rateLimits.ts';
import { newId } from '#server/newId.ts';
import { useServices } from '#tests/support/services.ts';

const made = useServices();

function app(address: string): {
  readonly lines: Record<string, unknown>[];
  readonly send: (body: unknown) => Promise<number>;
} {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const routes = new Hono().route(
    pageFaultsPath,
    pageFaults({ ...made.services, log }, () => address),
  );
  const send = async (body: unknown): Promise<number> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/json' };
    return (await routes.request(pageFaultsPath, { method: 'POST', headers, body: text })).status;
  };
  return { lines, send };
}

const fault = () => ({
  id: newId(),
  name: 'TypeError',
  message: "Cannot read properties of null (reading 'name')",
  frames: ['Foo-B3x_1.js:12:34'],
  place: '/initiated_flows/:x',
});

it('logs the error of a page under the id that the page shows', async () => {
  const { lines, send } = app('192.0.2.11');
  const told = fault();
  expect(await send(told)).toBe(204);
  expect(lines).toEqual([
    expect.objectContaining({ ...told, level: 50, msg: 'a page failed to render in the browser' }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('192.0.2.11');
});

it('accepts nothing else, and nothing large', async () => {
  const { lines, send } = app('192.0.2.12');
  for (const wrong of [
    '{',
    {},
    { ...fault(), email: 'rosa@example.com' },
    { ...fault(), id: 'one' },
    { ...fault(), place: '/users/claim/Zk3' },
    { ...fault(), frames: ['rosa@example.com'] },
    { ...fault(), message: 'x'.repeat(201) },
  ])
    expect(await send(wrong)).toBe(400);
  expect(await send('x'.repeat(9_000))).toBe(413);
  expect(lines).toEqual([]);
});

it('logs few lines, however many are sent, and refuses a network that sends too many', async () => {
  const { lines, send } = app('192.0.2.13');
  const statuses = [];
  for (let n = 0; n < rateLimits.pageFault[0].times + 1; n += 1) statuses.push(await send(fault()));
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1).every((status) => status === 204)).toBe(true);
  expect(lines).toHaveLength(1);
});
