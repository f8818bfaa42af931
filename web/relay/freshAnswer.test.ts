import { expect, it } from 'vitest';
import { freshAnswer, hasChanged, noteChange } from '#web/relay/freshAnswer.ts';

/** Returns how many times it was called. Each argument runs during one of the calls. */
function asking(...meanwhile: readonly (() => void)[]) {
  let asked = 0;
  return async (): Promise<number> => {
    const happens = meanwhile[asked];
    asked += 1;
    await Promise.resolve();
    happens?.();
    return asked;
  };
}

it('uses the first response if nothing changed in the meantime', async () => {
  expect(hasChanged()).toBe(false);
  expect(await freshAnswer(asking())).toBe(1);
});

it('refetches if something changed in the meantime, up to a limit', async () => {
  expect(await freshAnswer(asking(noteChange))).toBe(2);
  expect(hasChanged()).toBe(true);
  expect(await freshAnswer(asking(noteChange, noteChange, noteChange, noteChange))).toBe(3);
});
