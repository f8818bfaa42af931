import { describe, expect, it, vi } from 'vitest';
import { createSessionCheck } from '#web/parts/session/sessionCheck.ts';

function checkWith(answers: readonly boolean[]) {
  let time = 0;
  let requestCount = 0;
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answers[requestCount++] ?? true));
  const onEnded = vi.fn<() => void>();
  const check = createSessionCheck({ ask, onEnded, now: () => time });
  return { check, ask, onEnded, wait: (ms: number) => (time += ms) };
}

describe('session check', () => {
  it('runs at most once every five seconds, however often the window gets focus', async () => {
    const { check, ask, wait } = checkWith([]);
    await check();
    await check();
    wait(4_999);
    await check();
    expect(ask).toHaveBeenCalledTimes(1);
    wait(1);
    await check();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('reports an expired session, and only that', async () => {
    const { check, onEnded, wait } = checkWith([true, false]);
    await check();
    expect(onEnded).not.toHaveBeenCalled();
    wait(5_000);
    await check();
    expect(onEnded).toHaveBeenCalledTimes(1);
  });
});
