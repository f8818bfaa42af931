import type { SearchType } from '#domain/filter/lists.ts';
import { recordLists } from '#domain/record/recordFilters.ts';
import { publicRecords, type PublicSearch } from '#server/queries/record/publicRecords.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { interleaveRounds } from '#tests/bench/town/measure.ts';
import { openPool, openTown } from '#tests/bench/town/openTown.ts';
import { townId } from '#tests/bench/town/seedTown.ts';

const mostOfASearch = 20;
const formsOfTeam = [1, 2, 3, 4, 5] as const;

/** Unique, rare, frequent, common, and missing words of names and answers, and the words of applicants' names. */
const terms: readonly (readonly [term: string, type: SearchType])[] = [
  ...[
    '777777',
    'lot 7777',
    '7777 market',
    'plot 4242',
    'plot 1',
    'fence',
    'market street',
    'ada ash',
    'no such words',
  ].map((term) => [term, 'contains'] as const),
  ...['777777', 'lot 7777', '7777 market street', 'plot 4242', 'rear porch and fence', 'no such words'].map(
    (term) => [term, 'exact'] as const,
  ),
];

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const town = parts.adopt(await openTown(), (open) => open.close());
  const pool = parts.adopt(openPool(town.url, 1), (open) => open.end());
  const places: Readonly<Record<string, Pick<PublicSearch, 'formIds' | 'identifierVersions' | 'fieldIdentities'>>> = {
    'a form': { formIds: [townId('form', 1)], identifierVersions: [townId('version', 1)], fieldIdentities: [] },
    'a search page': {
      formIds: formsOfTeam.map((form) => townId('form', form)),
      identifierVersions: formsOfTeam.map((form) => townId('version', form)),
      fieldIdentities: formsOfTeam.flatMap((form) => [5, 6, 7].map((field) => townId('field', form * 10 + field))),
    },
  };
  const measures: Measure[] = [];
  for (const [name, place] of Object.entries(places)) {
    for (const [term, type] of terms) {
      for (const list of recordLists) {
        const search = () =>
          publicRecords(pool, {
            ...{ ...place, term, type, list, isRenewal: null, outputs: 'all', now: new Date(), first: 20, skip: 0 },
          });
        const { total } = await search();
        const ms = (await interleaveRounds({ search }, { clients: 1, rounds: 3, ms: 300 })).search.p50;
        measures.push({
          ...{ name: `${name}: '${term}', ${type}, ${list}`, ms, goal: `<= ${mostOfASearch} ms` },
          ...{ met: ms <= mostOfASearch, note: `${total} found` },
        });
      }
    }
  }
  return measures;
}

export const bench: Bench = {
  title: 'A public search of the records of the largest team, among one million submissions',
  run,
};
