import type { SubmissionFilter } from '#domain/filter/filter.ts';
import { defaultSubmissionOrder, type SubmissionOrder } from '#domain/filter/submissionSorts.ts';
import type { RowsPageRequest } from '#server/queries/dashboard/RowsPage.ts';
import { searchSubmissions } from '#server/queries/dashboard/searchSubmissions.ts';
import { submissionsPage } from '#server/queries/dashboard/submissionsPage.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { interleaveRounds, type Call } from '#tests/bench/town/measure.ts';
import { openPool, openTown } from '#tests/bench/town/openTown.ts';
import { townId } from '#tests/bench/town/seedTown.ts';

/** A person on a medium-sized team, and the one on the largest. */
const people = { 'a usual person': 60, 'the busiest person': 1 } as const;
const mostOfAFilter = 10;
const mostOfASearch = 20;

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const mine: SubmissionFilter[number] = { field: 'assignedToMe', operator: 'is', value: true };
const active: SubmissionFilter[number] = { field: 'completion', operator: 'is', value: 'active' };
const finished: SubmissionFilter[number] = { field: 'completion', operator: 'is', value: 'completed' };

/** Each condition alone, and the twelve most likely pairs. */
function filtersOf(person: number): Readonly<Record<string, SubmissionFilter>> {
  const form = townId('form', (person - 1) * 5 + 1);
  const forms: SubmissionFilter[number] = { field: 'forms', operator: 'is', value: [form] };
  const step: SubmissionFilter[number] = {
    field: 'currentStep',
    operator: 'is',
    value: [townId('step', ((person - 1) * 5 + 1) * 4)],
  };
  const long: SubmissionFilter[number] = {
    ...{ field: 'currentStepTime', operator: 'longerThan' },
    value: { value: 5, unit: 'days' },
  };
  const tags: SubmissionFilter[number] = { field: 'tags', operator: 'is', value: [townId('tag', person * 3 + 1)] };
  const late: SubmissionFilter[number] = { field: 'tags', operator: 'is', value: [townId('tag', person * 3 + 2)] };
  const assignees: SubmissionFilter[number] = { field: 'assignees', operator: 'is', value: [townId('user', person)] };
  const applicants: SubmissionFilter[number] = { field: 'applicants', operator: 'is', value: [townId('user', 777)] };
  const started: SubmissionFilter[number] = {
    ...{ field: 'startedAt', operator: 'between' },
    value: { from: daysAgo(30), to: null },
  };
  const ended: SubmissionFilter[number] = {
    ...{ field: 'finishedAt', operator: 'between' },
    value: { from: daysAgo(60), to: daysAgo(30) },
  };
  const touched: SubmissionFilter[number] = {
    ...{ field: 'lastActivityAt', operator: 'between' },
    value: { from: daysAgo(7), to: null },
  };
  const renewal: SubmissionFilter[number] = { field: 'renewal', operator: 'is', value: 'renewal' };
  const imported: SubmissionFilter[number] = { field: 'import', operator: 'is', value: 'notImported' };
  const answer: SubmissionFilter[number] = {
    ...{ field: 'answerText', operator: 'is', value: 'answer 1000' },
    identity: townId('field', ((person - 1) * 5 + 1) * 10 + 5),
  };
  return {
    'nothing at all': [],
    mine: [mine],
    active: [active],
    completed: [finished],
    renewals: [renewal],
    'not imported': [imported],
    'a form': [forms],
    'forms that are published': [{ field: 'formStatus', operator: 'is', value: 'published' }],
    'at a step': [step],
    'at a step for long': [long],
    'a tag': [tags],
    'not a tag': [{ ...tags, operator: 'isNot' } as SubmissionFilter[number]],
    'an applicant': [applicants],
    'an assignee': [assignees],
    'started lately': [started],
    'finished in a month': [ended],
    'touched this week': [touched],
    'an answer': [answer],
    'mine, active': [mine, active],
    'mine, a form': [mine, forms],
    'active, a form': [active, forms],
    'active, for long': [active, long],
    'active, a tag': [active, tags],
    'active, late': [active, late],
    'active, an assignee': [active, assignees],
    'active, started lately': [active, started],
    'completed, a form': [finished, forms],
    'completed in a month, a form': [ended, forms],
    'a form, a step': [forms, step],
    'a form, started lately': [forms, started],
  };
}

const orders: Readonly<Record<string, SubmissionOrder>> = {
  'by number': { by: 'number', isDescending: true },
  'by when it began': { by: 'createdAt', isDescending: false },
  'by applicant': { by: 'applicant', isDescending: false },
};

/** A page far down a list may take at most this many times as long as the first. */
const mostOfDepth = 1.2;
const depth = 0.9;

/** The lists that people scroll through. */
const scrolled: Readonly<Record<string, SubmissionFilter>> = {
  'mine, active': [mine, active],
  active: [active],
  all: [],
};

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const town = parts.adopt(await openTown(), (open) => open.close());
  const pool = parts.adopt(openPool(town.url, 1), (open) => open.end());
  const measures: Measure[] = [];
  for (const [who, number] of Object.entries(people)) {
    const principal = await loadPrincipal(pool, townId('user', number), unrestrictedRequester);
    if (!principal) throw new Error(`there is no ${who}`);
    const page = (
      filter: SubmissionFilter,
      order: SubmissionOrder,
      { skip = 0, from = null }: Partial<Pick<RowsPageRequest, 'skip' | 'from'>> = {},
    ) =>
      submissionsPage(
        { pool, principal, now: new Date() },
        { filter, order, size: 20, direction: 'forward', from, withTotal: true, skip },
      );
    const search = ({ term, type }: Searched) => searchSubmissions(pool, principal, { term, type });
    const pages = Object.entries(filtersOf(number)).map(([name, filter]) => ({
      name,
      most: mostOfAFilter,
      ask: () => page(filter, defaultSubmissionOrder),
    }));
    const ordered = Object.entries(orders).map(([name, order]) => ({
      name: `active, ${name}`,
      most: mostOfAFilter,
      ask: () => page([active], order),
    }));
    for (const { name, most, ask } of [...pages, ...ordered]) {
      const { total } = await ask();
      measures.push(measure(`${who}: ${name}`, most, await timed(ask), `${total ?? 0} found`));
    }
    for (const [name, filter] of Object.entries(scrolled)) {
      const { total } = await page(filter, defaultSubmissionOrder);
      const [below] = (await page(filter, defaultSubmissionOrder, { skip: Math.floor((total ?? 0) * depth) })).rows;
      if (!below) throw new Error(`${name} has no rows far down`);
      const from = { at: below.sortKey, id: below.id };
      const measured = await interleaveRounds(
        { top: () => page(filter, defaultSubmissionOrder), deep: () => page(filter, defaultSubmissionOrder, { from }) },
        { clients: 1, rounds: 3, ms: 300 },
      );
      const ratio = measured.deep.p50 / measured.top.p50;
      const [ms, goal] = [measured.deep.p50, `<= ${mostOfDepth}x of page 1`];
      measures.push({ name: `${who}: ${name}, far down`, ms, ratio, goal, met: ratio <= mostOfDepth });
    }
    for (const searched of searches) {
      const found = await search(searched);
      measures.push(
        measure(
          `${who} searches for '${searched.term}', ${searched.type}`,
          mostOfASearch,
          await timed(() => search(searched)),
          `${found.length} found`,
        ),
      );
    }
  }
  return measures;
}

type Searched = Parameters<typeof searchSubmissions>[2];

/** By names and by answers: common, rare, unique, and missing words. */
const searches: readonly Searched[] = [
  ...['birch', 'lot 7777', 'ash 4242', 'ada', 'fence', 'plot 4242', '7777 market', 'porch and fences'].map(
    (term) => ({ term, type: 'contains' }) as const,
  ),
  ...['rear porch and fence', 'plot 4242', '7777 market street', 'market street'].map(
    (term) => ({ term, type: 'exact' }) as const,
  ),
];

const timed = async (call: Call): Promise<number> =>
  (await interleaveRounds({ call }, { clients: 1, rounds: 3, ms: 300 })).call.p50;

const measure = (name: string, most: number, ms: number, note: string): Measure => ({
  ...{ name, ms, goal: `<= ${most} ms`, met: ms <= most, note },
});

export const bench: Bench = {
  title: 'A page of the list with its total, by every condition, among one million submissions',
  run,
};
