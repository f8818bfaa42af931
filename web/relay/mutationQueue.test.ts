import type { RequestParameters } from 'relay-runtime';
import { expect, it } from 'vitest';
import { enqueueMutation, mutationSubject } from '#web/relay/mutationQueue.ts';

/** Lets the test respond to each mutation. */
function line() {
  const sent: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const change = (subject: string, name: string): Promise<string> =>
    enqueueMutation(subject, () => {
      sent.push(name);
      const answer = Promise.withResolvers<string>();
      answers.set(name, answer);
      return answer.promise;
    });
  return { sent, change, answer: (name: string) => answers.get(name)! };
}

it('sends the next mutation of a subject once the previous one is answered', async () => {
  const { sent, change, answer } = line();
  const [one, two] = [change('step', 'one'), change('step', 'two')];
  expect(sent).toEqual(['one']);
  answer('one').resolve('done');
  await one;
  await Promise.resolve();
  expect(sent).toEqual(['one', 'two']);
  answer('two').resolve('done, too');
  expect(await two).toBe('done, too');
});

it('sends mutations of other subjects in the meantime, and the next one after a failure', async () => {
  const { sent, change, answer } = line();
  const failing = change('field', 'one');
  const two = change('field', 'two');
  void change('another field', 'other');
  expect(sent).toEqual(['one', 'other']);
  answer('one').reject(new Error('The line is dead.'));
  await expect(failing).rejects.toThrow('The line is dead.');
  await Promise.resolve();
  expect(sent).toEqual(['one', 'other', 'two']);
  answer('two').resolve('done');
  expect(await two).toBe('done');
});

it('tells subjects apart by the mutation and all ids in its input', () => {
  const change = (name: string, input?: object): string =>
    mutationSubject({ name } as RequestParameters, input === undefined ? {} : { input });
  const signs = change('updateStep', { stepId: 'step', signs: true });
  expect(change('updateStep', { stepId: 'step', acts: false })).toBe(signs);
  expect(change('updateStep', { stepId: 'another', signs: true })).not.toBe(signs);
  expect(change('updateSection', { stepId: 'step' })).not.toBe(signs);
  expect(change('signOut')).toBe(change('signOut', {}));
});
