import { expect, it } from 'vitest';
import { freshAnswer, hasChanged, noteChange } from '#web/relay/freshAnswer.ts';

/** Answers how often it was asked; what happens meanwhile is said for each time. */
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

it('takes the first answer when nothing was changed meanwhile', async () => {
  expect(hasChanged()).toBe(false);
  expect(await freshAnswer(asking())).toBe(1);
});

it('asks again when something was changed meanwhile, and not for ever', async () => {
  expect(await freshAnswer(asking(noteChange))).toBe(2);
  expect(hasChanged()).toBe(true);
  expect(await freshAnswer(asking(noteChange, noteChange, noteChange, noteChange))).toBe(3);
});
