import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { anonymous } from '#server/actor.ts';
import { closeSocketWithSession } from '#server/http/closeSocketWithSession.ts';
import type { Services } from '#server/Services.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("restarts a socket after an hour, even a stranger's, whose session can't end", async () => {
  const closed: unknown[] = [];
  const socket = Object.assign(new EventEmitter(), { close: (code: number) => closed.push(code) });
  const opened = closeSocketWithSession(
    {} as Services,
    socket as unknown as WebSocket,
    anonymous,
    async () => anonymous,
  );
  await opened;
  vi.advanceTimersByTime(59 * 60_000);
  expect(closed).toEqual([]);
  vi.advanceTimersByTime(2 * 60_000);
  expect(closed).toEqual([1012]);
});
