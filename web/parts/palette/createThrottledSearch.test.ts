import { Observable } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottledSearch } from '#web/parts/palette/createThrottledSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Sink {
  readonly next: (answer: string) => void;
  readonly error: (error: Error) => void;
  readonly complete: () => void;
}

function searching() {
  const requests = new Map<string, Sink>();
  const calledOff: string[] = [];
  const told: (readonly [string, string | null])[] = [];
  const searches = createThrottledSearch<string, string>(
    (term) =>
      Observable.create((sink) => {
        requests.set(term, sink);
        return () => void (sink.closed || calledOff.push(term));
      }),
    ({ term, answer }) => told.push([term, answer]),
    100,
  );
  const answer = (term: string): void => {
    requests.get(term)?.next(`about ${term}`);
    requests.get(term)?.complete();
  };
  return { searches, requests, told, calledOff, answer, questions: () => [...requests.keys()] };
}

test('sends the first search immediately, then throttles to the latest one', () => {
  const { searches, questions } = searching();
  for (const typed of ['p', 'pe', 'per']) searches.search(typed);
  expect(questions()).toEqual(['p']);
  vi.advanceTimersByTime(100);
  expect(questions()).toEqual(['p', 'per']);
  // Continuous typing still gets results.
  for (const typed of ['perm', 'permi', 'permit', 'permits']) {
    searches.search(typed);
    vi.advanceTimersByTime(60);
  }
  expect(questions()).toEqual(['p', 'per', 'permi', 'permits']);
});

test('drops results of superseded searches', () => {
  const { searches, told, answer } = searching();
  searches.search('one');
  vi.advanceTimersByTime(100);
  searches.search('two');
  vi.advanceTimersByTime(100);
  answer('two');
  answer('one');
  expect(told).toEqual([['two', 'about two']]);
});

test('delivers results in order, and reports a failed search', () => {
  const { searches, told, answer, requests } = searching();
  searches.search('one');
  vi.advanceTimersByTime(100);
  searches.search('two');
  answer('one');
  requests.get('two')?.error(new Error('gone'));
  expect(told).toEqual([
    ['one', 'about one'],
    ['two', null],
  ]);
});

test('sends and reports nothing after it is stopped', () => {
  const { searches, told, answer, questions } = searching();
  searches.search('one');
  searches.search('two');
  searches.stop();
  answer('one');
  vi.advanceTimersByTime(1_000);
  expect(questions()).toEqual(['one']);
  expect(told).toEqual([]);
});
