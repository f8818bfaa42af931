import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Content } from '#domain/form/Content.ts';
import { AnswerAutosave, type AnswerSaveResult, type StoredAnswer } from '#web/forms/draft/AnswerAutosave.ts';
import type { Outbox, UnsentEdit } from '#web/forms/draft/browserOutbox.ts';

/** A closed page stores nothing more and receives no responses. */
interface Page {
  isGone: boolean;
}

const outboxIn = (kept: Map<string, UnsentEdit>, page: Page): Outbox => ({
  load: async () => new Map(kept),
  put: async (identity, unsent) => void (page.isGone || kept.set(identity, unsent)),
  remove: async (identity) => void (page.isGone || kept.delete(identity)),
});

/** Fake server that saves an answer only over the revision its writer saw. */
class Server {
  readonly answers = new Map<string, StoredAnswer>();
  readonly log: Content[] = [];
  isAway = false;
  /** responses are lost */
  isUnheard = false;
  refuses: string | null = null;

  stored(identity: string): StoredAnswer {
    return this.answers.get(identity) ?? { content: null, revision: 0 };
  }

  write(identity: string, { content, revision }: StoredAnswer): AnswerSaveResult {
    if (this.isAway) return { kind: 'failed' };
    if (this.refuses !== null) return { kind: 'refused', sentence: this.refuses };
    const stored = this.stored(identity);
    if (stored.revision !== revision) return { kind: 'outdated', stored };
    this.answers.set(identity, { content, revision: revision + 1 });
    this.log.push(content);
    return { kind: 'saved', stored: this.stored(identity) };
  }
}

const delayMs = 500;
const roundTripMs = 40;

function autosaveOn(
  server: Server,
  kept = new Map<string, UnsentEdit>(),
  page: Page = { isGone: false },
): AnswerAutosave {
  const send = async (identity: string, answer: StoredAnswer): Promise<AnswerSaveResult> => {
    await new Promise((resolve) => setTimeout(resolve, roundTripMs / 2));
    const sent = server.write(identity, answer);
    await new Promise((resolve) => setTimeout(resolve, roundTripMs / 2));
    if (page.isGone) await new Promise(() => undefined);
    return server.isUnheard ? { kind: 'failed' } : sent;
  };
  const parts = {
    outbox: outboxIn(kept, page),
    send,
    delayMs: () => delayMs,
    retryMs: () => 1_000,
    takesBack: (identity: string) => identity === 'plan',
    isSame: (_identity: string, one: Content, other: Content) => JSON.stringify(one) === JSON.stringify(other),
  };
  return new AnswerAutosave(parts, server.answers);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an answer', () => {
  it('rolls back to the last saved one, with the reason, where a refused one must not be kept', async () => {
    const [server, kept] = [new Server(), new Map<string, UnsentEdit>()];
    const autosave = autosaveOn(server, kept);
    autosave.edit('plan', 'a good file');
    await vi.advanceTimersByTimeAsync(delayMs + roundTripMs);
    server.refuses = 'is no file';
    autosave.edit('plan', 'a bad file');
    await vi.advanceTimersByTimeAsync(delayMs + roundTripMs);
    expect(autosave.kept('plan')).toMatchObject({ content: 'a good file', refusal: 'is no file' });
    expect([autosave.state(), kept.size]).toEqual(['saved', 0]);
  });

  it('is stored on the device immediately and sent after the debounce', async () => {
    const [server, kept] = [new Server(), new Map<string, UnsentEdit>()];
    const autosave = autosaveOn(server, kept);
    autosave.edit('name', 'A');
    autosave.edit('name', 'An');
    expect(kept.get('name')).toEqual({ content: 'An', revision: 0, sent: [] });
    expect(autosave.state()).toBe('saving');
    await vi.advanceTimersByTimeAsync(delayMs + roundTripMs);
    expect(server.log).toEqual(['An']);
    expect([autosave.state(), kept.size]).toEqual(['saved', 0]);
  });

  it('is sent one request at a time, followed by what was typed in the meantime', async () => {
    const server = new Server();
    const autosave = autosaveOn(server);
    autosave.edit('name', 'A');
    autosave.flush('name');
    await vi.advanceTimersByTimeAsync(10);
    autosave.edit('name', 'An');
    autosave.flush('name');
    expect(await Promise.race([autosave.drain(), vi.advanceTimersByTimeAsync(5_000)])).toBe(true);
    expect(server.log).toEqual(['A', 'An']);
  });

  it('waits for the connection to return and reports that', async () => {
    const server = new Server();
    const autosave = autosaveOn(server);
    server.isAway = true;
    autosave.edit('name', 'Ann');
    await vi.advanceTimersByTimeAsync(3_000);
    expect([autosave.state(), autosave.kept('name').content]).toEqual(['waiting', 'Ann']);
    server.isAway = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect([autosave.state(), server.stored('name').content]).toEqual(['saved', 'Ann']);
  });

  it('is restored after a reload and then sent', async () => {
    const [server, kept] = [new Server(), new Map<string, UnsentEdit>()];
    server.isAway = true;
    const before = autosaveOn(server, kept);
    before.edit('name', 'Ann');
    before.close();
    server.isAway = false;
    const after = autosaveOn(server, kept);
    await after.restore();
    expect(after.kept('name').content).toBe('Ann');
    await vi.advanceTimersByTimeAsync(roundTripMs + 10);
    expect(server.stored('name').content).toBe('Ann');
    expect(kept.size).toBe(0);
  });

  it('stays as typed with the reason when refused, until it is edited', async () => {
    const server = new Server();
    const autosave = autosaveOn(server);
    server.refuses = 'must be a number';
    autosave.edit('age', 'x');
    await vi.advanceTimersByTimeAsync(600);
    expect(autosave.kept('age')).toMatchObject({ content: 'x', refusal: 'must be a number' });
    expect([autosave.state(), await autosave.drain()]).toEqual(['refused', false]);
    server.refuses = null;
    autosave.edit('age', '7');
    await vi.advanceTimersByTimeAsync(600);
    expect([autosave.state(), server.stored('age').content]).toEqual(['saved', '7']);
  });
});

describe('an answer changed by someone else', () => {
  it("is shown when it isn't being edited here", () => {
    const autosave = autosaveOn(new Server());
    autosave.receive('name', { content: 'Bo', revision: 1 });
    expect(autosave.kept('name')).toMatchObject({ content: 'Bo', theirs: null });
  });

  it.each([
    ['mine', 'Ann'],
    ['theirs', 'Bo'],
  ] as const)('is never overwritten unseen: choosing %s saves %s', async (whose, content) => {
    const server = new Server();
    const autosave = autosaveOn(server);
    autosave.edit('name', 'Ann');
    server.write('name', { content: 'Bo', revision: 0 });
    await vi.advanceTimersByTimeAsync(600);
    expect(autosave.kept('name')).toMatchObject({ content: 'Ann', theirs: { content: 'Bo', revision: 1 } });
    expect(autosave.state()).toBe('refused');
    autosave.choose('name', whose);
    await vi.advanceTimersByTimeAsync(600);
    expect([autosave.state(), server.stored('name').content]).toEqual(['saved', content]);
  });

  it('is applied after the save in flight if it was announced during it', async () => {
    const server = new Server();
    const autosave = autosaveOn(server);
    autosave.edit('name', 'Ann');
    autosave.flush();
    await vi.advanceTimersByTimeAsync(roundTripMs / 2 + 5);
    autosave.receive('name', { content: 'Bo', revision: 2 });
    await vi.advanceTimersByTimeAsync(roundTripMs);
    expect(autosave.kept('name').content).toBe('Bo');
  });
});

it('ends with the server having the last typed answer, whatever the connection does', async () => {
  const step = fc.oneof(
    fc.record({ what: fc.constant('edit' as const), text: fc.string({ maxLength: 3 }) }),
    fc.record({
      what: fc.constantFrom('flush' as const, 'away' as const, 'back' as const, 'unheard' as const, 'reload' as const),
    }),
    fc.record({ what: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 800 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const [server, kept] = [new Server(), new Map<string, UnsentEdit>()];
      let page = { isGone: false };
      let autosave = autosaveOn(server, kept, page);
      let last: Content = null;
      for (const each of steps) {
        if (each.what === 'edit') autosave.edit('name', (last = each.text));
        if (each.what === 'flush') autosave.flush();
        if (each.what === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
        if (each.what === 'away') server.isAway = true;
        if (each.what === 'unheard') server.isUnheard = true;
        if (each.what === 'back') server.isAway = server.isUnheard = false;
        if (each.what === 'reload') {
          autosave.close();
          page.isGone = true;
          await vi.advanceTimersByTimeAsync(roundTripMs);
          page = { isGone: false };
          autosave = autosaveOn(server, kept, page);
          await autosave.restore();
        }
      }
      server.isAway = server.isUnheard = false;
      await vi.advanceTimersByTimeAsync(10_000);
      expect([server.stored('name').content, autosave.state()]).toEqual([last, 'saved']);
    }),
    { numRuns: 300 },
  );
});
