import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outcome } from '#web/relay/Outcome.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { DraftAutosave } from '#web/screens/Submission/requirements/DraftAutosave.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const done: Outcome<unknown> = { kind: 'done', value: null };
const failed: Outcome<unknown> = { kind: 'failed', error: new RequestError('unreachable') };

function draft(...outcomes: Outcome<unknown>[]) {
  const sent: string[] = [];
  const autosave = new DraftAutosave<string>(async (text) => {
    sent.push(text);
    return outcomes.shift() ?? done;
  });
  return { sent, autosave };
}

it('saves the newest text once typing pauses', async () => {
  const { sent, autosave } = draft();
  autosave.change('F', 1000);
  await vi.advanceTimersByTimeAsync(900);
  autosave.change('Fee', 1000);
  await vi.advanceTimersByTimeAsync(999);
  expect([sent, autosave.state()]).toEqual([[], 'saving']);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, autosave.state()]).toEqual([['Fee'], 'saved']);
});

it('sends pending changes immediately when flushed', async () => {
  const { sent, autosave } = draft();
  autosave.change('Fee', 1000);
  expect(await autosave.flush()).toBe('saved');
  expect(sent).toEqual(['Fee']);
});

it('saves after a flush that had nothing to send', async () => {
  const { sent, autosave } = draft();
  expect(await autosave.flush()).toBe('saved');
  autosave.change('Fee', 500);
  await vi.advanceTimersByTimeAsync(500);
  expect([sent, autosave.state()]).toEqual([['Fee'], 'saved']);
});

it('resends the same content when no response came, followed by what was typed in the meantime', async () => {
  const { sent, autosave } = draft(failed);
  autosave.change('Fee', 500);
  await vi.advanceTimersByTimeAsync(500);
  expect(autosave.state()).toBe('waiting');
  autosave.change('Fee 2', 500);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual(['Fee', 'Fee', 'Fee 2']);
  expect(autosave.state()).toBe('saved');
});

it('sends nothing more once it is discarded', async () => {
  const { sent, autosave } = draft(failed);
  autosave.change('Fee', 0);
  await vi.advanceTimersByTimeAsync(0);
  autosave.change('Fee 2', 500);
  autosave.discard();
  await autosave.flush();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sent, autosave.state()]).toEqual([['Fee'], 'saved']);
});

it('does not resend content that was discarded while its response was pending', async () => {
  const sent: string[] = [];
  let answer: (outcome: Outcome<unknown>) => void = () => undefined;
  const autosave = new DraftAutosave<string>((text) => {
    sent.push(text);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  autosave.change('Fee', 0);
  await vi.advanceTimersByTimeAsync(0);
  autosave.discard();
  answer(failed);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sent, autosave.state()]).toEqual([['Fee'], 'saved']);
});

it('keeps refused content on the page, and saves it once corrected', async () => {
  const { sent, autosave } = draft({ kind: 'refused', code: 'requirementSent', message: 'It was sent.' });
  autosave.change('Fee', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.state()).toBe('refused');
  expect(await autosave.flush()).toBe('refused');
  autosave.change('Fee', 0);
  expect(await autosave.flush()).toBe('saved');
  expect(sent).toHaveLength(2);
});
