import { expect, it } from 'vitest';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { RequestError } from '#web/relay/requestError.ts';

const after = (waitSeconds: number): string | null =>
  outcomeSentence({ kind: 'failed', error: new RequestError('tooFast', { waitSeconds }) });

it('says "a moment" for a short wait, and gives the time for a longer one', () => {
  expect(after(20)).toBe("You're doing that too much. Wait a moment before trying again.");
  expect(after(6 * 3_600)).toMatch(
    /^You're doing that too much\. You can try again after \w{3} \d+, \d{4}, \d+:\d\d [AP]M/,
  );
});
