import { createOperationDescriptor, Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { expect, it } from 'vitest';
import ActivityLogMoreQuery from '#web/__generated__/ActivityLogMoreQuery.graphql.ts';
import { handlerProvider } from '#web/relay/handlerProvider.ts';

const log = ['nine', 'eight', 'seven', 'six', 'five', 'four', 'three', 'two', 'one'];
const pageLength = 2;

function reading() {
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error('asks nobody')))),
    store: new Store(new RecordSource()),
    handlerProvider,
  });
  const read = (known: readonly string[], cursor: string | null): void => {
    const begin = cursor === null ? 0 : known.indexOf(cursor) + 1;
    const lines = known.slice(begin, begin + pageLength);
    environment.commitPayload(
      createOperationDescriptor(ActivityLogMoreQuery, { id: 'submission', count: pageLength, cursor }),
      {
        node: {
          __typename: 'Submission',
          id: 'submission',
          activities: {
            edges: lines.map((line) => ({
              cursor: line,
              node: { __typename: 'Activity', id: line, sentence: line, isInternal: false, createdAt: line },
            })),
            pageInfo: { endCursor: lines.at(-1) ?? null, hasNextPage: begin + pageLength < known.length },
          },
        },
      },
    );
  };
  const records = () => environment.getStore().getSource();
  const list = () => {
    const owner = records().get('submission') as Record<string, { __ref: string }>;
    return records().get(owner['__ActivityLog_activities_growingList']!.__ref) as unknown as {
      edges: { __refs: readonly string[] };
      pageInfo: { __ref: string };
    };
  };
  return {
    looks: (known: readonly string[]): void => read(known, null),
    goesOn: (known: readonly string[]): void => read(known, String(records().get(list().pageInfo.__ref)!['endCursor'])),
    shown: (): unknown[] =>
      list().edges.__refs.map((edge) => (records().get(edge)!['node'] as { __ref: string }).__ref),
    hasNext: (): unknown => records().get(list().pageInfo.__ref)!['hasNextPage'],
  };
}

const older = log.slice(2);

it('keeps further pages when refetched', () => {
  const page = reading();
  page.looks(older);
  page.goesOn(older);
  page.looks(older);
  expect(page.shown()).toEqual(['seven', 'six', 'five', 'four']);
});

it('puts new rows on top and continues below the rows shown', () => {
  const page = reading();
  page.looks(older);
  page.goesOn(older);
  page.looks(log.slice(1));
  expect(page.shown()).toEqual(['eight', 'seven', 'six', 'five', 'four']);
  page.goesOn(log.slice(1));
  expect(page.shown()).toEqual(['eight', 'seven', 'six', 'five', 'four', 'three', 'two']);
  page.goesOn(log.slice(1));
  expect([page.shown().length, page.hasNext()]).toEqual([8, false]);
  page.looks(log.slice(1));
  expect([page.shown().length, page.hasNext()]).toEqual([8, false]);
});

it('starts over if more is new than fits on a page', () => {
  const page = reading();
  page.looks(older);
  page.goesOn(older);
  page.looks(log);
  expect([page.shown(), page.hasNext()]).toEqual([['nine', 'eight'], true]);
});

it('drops rows that no longer exist', () => {
  const page = reading();
  page.looks(older);
  page.goesOn(older);
  page.looks(older.slice(0, pageLength));
  expect([page.shown(), page.hasNext()]).toEqual([['seven', 'six'], false]);
});
