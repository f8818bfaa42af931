import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import {
  testEvent,
  eventIdOf,
  startProcess,
  takeEvents,
  type EventProcess,
  type OpenBus,
} from '#tests/adapters/events/eventProcess.ts';
import type { TestDatabase } from '#tests/support/openDatabase.ts';

interface Bell {
  readonly openBus: OpenBus;
  /** Cuts the connection of every listener, and returns how many there were. */
  cutListeners(): Promise<number>;
}

/**
 * Applies to every event bus between processes. Polling is off unless a test turns it on, so that only the bus can
 * deliver.
 */
export function eventBusSuite(name: string, database: TestDatabase, bell: () => Bell): void {
  describe.each([name])('%s', () => {
    const started: EventProcess[] = [];
    afterEach(async () => {
      for (const process of started.splice(0)) await process[Symbol.asyncDispose]();
    });
    const start = async (settings: { pollMs?: number; capacity?: number } = {}): Promise<EventProcess> => {
      const process = await startProcess({ url: database.url, openBus: bell().openBus, ...settings });
      started.push(process);
      return process;
    };

    test('notifies another process', async () => {
      const [writer, reader] = [await start(), await start()];
      const events = await reader.hub.subscribe(['form:1']);
      await writer.write(testEvent('form:1', 1), testEvent('form:2', 2));
      expect((await takeEvents(events, 1)).map(eventIdOf)).toEqual([1]);
    });

    test('notifies its own process, without an echo', async () => {
      const process = await start();
      const events = await process.hub.subscribe(['form:1']);
      const before = process.queries();
      await process.write(testEvent('form:1', 1));
      await takeEvents(events, 1);
      await pause(100);
      expect(process.queries() - before).toBe(1);
    });

    test('sends far fewer notifications than there are writes', async () => {
      const [writer, reader] = [await start(), await start()];
      const events = await reader.hub.subscribe(['form:1']);
      const before = reader.queries();
      await Promise.all(Array.from({ length: 400 }, (_, id) => writer.write(testEvent('form:1', id))));
      const ids = (await takeEvents(events, 400)).map(eventIdOf);
      expect(new Set(ids).size).toBe(400);
      expect(reader.queries() - before).toBeLessThan(300);
    });

    test('recovers when every listener is cut, ten times, without losing or duplicating events', async () => {
      const [writer, reader] = [await start(), await start()];
      const events = await reader.hub.subscribe(['form:1']);
      for (let round = 0; round < 10; round += 1) {
        await writer.write(testEvent('form:1', round * 2));
        while ((await bell().cutListeners()) === 0) await pause(2);
        await writer.write(testEvent('form:1', round * 2 + 1));
        await pause(round % 5);
      }
      const ids = (await takeEvents(events, 20)).map(eventIdOf);
      expect(ids).toEqual(Array.from({ length: 20 }, (_, id) => id));
      await writer.write(testEvent('form:1', 'after'));
      expect((await takeEvents(events, 1)).map(eventIdOf)).toEqual(['after']);
    });

    test('that does not work is replaced by polling', async () => {
      const reader = await start({ pollMs: 1000 });
      const deaf = await startProcess({
        url: database.url,
        openBus: () =>
          Promise.resolve({ notify: () => Promise.reject(new Error('no bus')), close: () => Promise.resolve() }),
      });
      started.push(deaf);
      const events = await reader.hub.subscribe(['form:1']);
      await deaf.write(testEvent('form:1', 1));
      expect((await takeEvents(events, 1)).map(eventIdOf)).toEqual([1]);
      expect(deaf.warnings).toContain('could not notify other processes');
    });

    test('reaches 1,000 subscribers with one database query, and frees them all', async () => {
      const [writer, reader] = [await start(), await start()];
      const subscriptions = await Promise.all(
        Array.from({ length: 1000 }, (_, i) => reader.hub.subscribe(['team:1', `person:${i}`])),
      );
      const before = reader.queries();
      await writer.write(testEvent('team:1', 'all'));
      const received = await Promise.all(subscriptions.map((events) => takeEvents(events, 1)));
      expect(received.flat().map(eventIdOf)).toEqual(Array.from({ length: 1000 }, () => 'all'));
      expect(reader.queries() - before).toBeLessThanOrEqual(2);
      await writer.write(testEvent('person:7', 'one'));
      expect((await takeEvents(subscriptions[7]!, 1)).map(eventIdOf)).toEqual(['one']);
      await Promise.all(subscriptions.map((events) => events.return()));
      expect(reader.hub.subscriptionCount).toBe(0);
      const idle = reader.queries();
      await writer.write(testEvent('team:1', 'nobody'));
      await pause(200);
      expect(reader.queries()).toBe(idle);
    });
  });
}
