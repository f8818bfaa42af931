import { Observable } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThrottledRefetch } from '#web/relay/createThrottledRefetch.ts';
import { RequestError } from '#web/relay/requestError.ts';

const gatherMs = 200;
const roundTripMs = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A changing value. A fetch returns, after a delay, the value from when it started. */
function changing() {
  const state = { value: 0, seen: 0, begun: 0, running: 0 };
  const refetch = (): Observable<number> =>
    Observable.create((sink) => {
      const then = state.value;
      state.begun += 1;
      state.running += 1;
      const timer = setTimeout(() => {
        state.seen = then;
        sink.next(then);
        sink.complete();
      }, roundTripMs);
      return () => {
        state.running -= 1;
        clearTimeout(timer);
      };
    });
  return { state, refetch };
}

describe('changes by others', () => {
  it('are fetched once, however many arrive together', async () => {
    const { state, refetch } = changing();
    const { soon } = createThrottledRefetch(refetch, gatherMs);
    for (; state.value < 5; state.value += 1) soon();
    await vi.advanceTimersByTimeAsync(gatherMs + roundTripMs);
    expect([state.seen, state.begun]).toEqual([5, 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.begun).toBe(1);
  });

  it('are fetched again if they arrive during a fetch', async () => {
    const { state, refetch } = changing();
    const { soon } = createThrottledRefetch(refetch, gatherMs);
    state.value = 1;
    soon();
    await vi.advanceTimersByTimeAsync(gatherMs + 10);
    state.value = 2;
    soon();
    await vi.advanceTimersByTimeAsync(roundTripMs);
    expect(state.seen).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * gatherMs + roundTripMs);
    expect(state.seen).toBe(2);
    expect(state.begun).toBe(2);
  });

  it('are not reverted for good by a fetch that started before the event', async () => {
    const { state, refetch } = changing();
    const { soon, markInFlightStale } = createThrottledRefetch(refetch, gatherMs);
    soon();
    await vi.advanceTimersByTimeAsync(gatherMs + 10);
    // the event is shown immediately, and the response in flight is older
    state.value = 1;
    state.seen = 1;
    markInFlightStale();
    await vi.advanceTimersByTimeAsync(roundTripMs);
    expect(state.seen).toBe(0);
    await vi.advanceTimersByTimeAsync(gatherMs + roundTripMs);
    expect([state.seen, state.begun]).toEqual([1, 2]);
    markInFlightStale();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.begun).toBe(2);
  });

  it('are shown within half a second plus one fetch, even at a change every 50 ms', async () => {
    const { state, refetch } = changing();
    const { soon } = createThrottledRefetch(refetch, gatherMs);
    const stream = setInterval(() => {
      state.value += 1;
      soon();
    }, 50);
    // the first fetch
    await vi.advanceTimersByTimeAsync(1_000);
    for (let at = 0; at < 40; at += 1) {
      await vi.advanceTimersByTimeAsync(250);
      expect(state.running).toBeLessThanOrEqual(1);
      expect(state.value - state.seen).toBeLessThanOrEqual((500 + roundTripMs) / 50);
    }
    clearInterval(stream);
    await vi.advanceTimersByTimeAsync(2 * (gatherMs + roundTripMs));
    expect(state.seen).toBe(state.value);
  });

  it('are fetched after a failed fetch and after an immediate response', async () => {
    let looks = 0;
    const answers = [
      Observable.create<number>((sink) => sink.error(new Error('away'))),
      Observable.from(Promise.resolve(1)),
      Observable.create<number>((sink) => sink.complete()),
      Observable.from(Promise.resolve(2)),
    ];
    const { soon } = createThrottledRefetch(() => answers[looks++] ?? null, gatherMs);
    for (let change = 0; change < answers.length; change += 1) {
      soon();
      await vi.advanceTimersByTimeAsync(gatherMs + 1);
    }
    expect(looks).toBe(answers.length);
  });

  it('are retried automatically with backoff after a failure, and immediately on the next change', async () => {
    let [looks, isAway] = [0, true];
    const refetch = (): Observable<number> => {
      looks += 1;
      return Observable.create((sink) => (isAway ? sink.error(new RequestError('unreachable')) : sink.complete()));
    };
    const { soon } = createThrottledRefetch(refetch, gatherMs, (failures) => 1_000 * 2 ** failures);
    soon();
    await vi.advanceTimersByTimeAsync(gatherMs + 1_000);
    expect(looks).toBe(2);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(looks).toBe(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(looks).toBe(3);
    soon();
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect(looks).toBe(4);
    isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBe(5);
    isAway = true;
    soon();
    await vi.advanceTimersByTimeAsync(gatherMs + 1_000);
    expect(looks).toBe(7);
  });

  it('are not fetched again when the record is gone or while on hold', async () => {
    let looks = 0;
    const failing = (failure: 'notFound' | 'unreachable') => (): Observable<number> => {
      looks += 1;
      return Observable.create((sink) => sink.error(new RequestError(failure)));
    };
    createThrottledRefetch(failing('notFound'), gatherMs).soon();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looks).toBe(1);
    const { soon, hold, release } = createThrottledRefetch(failing('unreachable'), gatherMs);
    soon();
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect(looks).toBe(2);
    hold();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looks).toBe(2);
    release();
    await vi.advanceTimersByTimeAsync(gatherMs);
    expect(looks).toBe(3);
    hold();
  });

  it('wait while on hold, which cancels a fetch in flight, and are fetched on release', async () => {
    const { state, refetch } = changing();
    const { soon, hold, release } = createThrottledRefetch(refetch, gatherMs);
    soon();
    await vi.advanceTimersByTimeAsync(gatherMs + 10);
    expect(state.running).toBe(1);
    hold();
    expect(state.running).toBe(0);
    state.value = 7;
    soon();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.begun).toBe(1);
    release();
    await vi.advanceTimersByTimeAsync(gatherMs + roundTripMs);
    expect(state.seen).toBe(7);
  });

  it('cause no fetch on release unless something changed or was canceled', async () => {
    const { state, refetch } = changing();
    const { soon, hold, release } = createThrottledRefetch(refetch, gatherMs);
    hold();
    release();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.begun).toBe(0);
    state.value = 1;
    soon();
    await vi.advanceTimersByTimeAsync(gatherMs + 10);
    hold();
    release();
    await vi.advanceTimersByTimeAsync(gatherMs + roundTripMs);
    expect([state.seen, state.begun]).toEqual([1, 2]);
    hold();
    release();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.begun).toBe(2);
  });
});
