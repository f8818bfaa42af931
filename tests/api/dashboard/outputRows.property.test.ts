import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { normaliseFilter, type OutputCondition, type OutputFilter } from '#domain/filter/filter.ts';
import { outputSorts } from '#domain/filter/outputSorts.ts';
import { listedOutputStatus, outputFilters, outputStatus } from '#domain/output/outputStatus.ts';
import { newId } from '#server/newId.ts';
import { useApi } from '#tests/support/graphql.ts';
import { issuedOutput } from '#tests/support/issuedOutput.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const hour = 3_600_000;
const zone = 'America/Los_Angeles';

/** The facts a condition can test on an output. */
interface Facts {
  readonly id: string;
  readonly formId: string;
  /** its position among the outputs of its form */
  readonly kind: string;
  readonly name: string;
  readonly isRenewal: boolean;
  readonly applicants: readonly string[];
  readonly issuedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

let clerk: TestPerson;
let residents: readonly TestPerson[];
let forms: readonly PublishedForm[];
let facts: readonly Facts[];

const names = ['Building permit', 'Receipt', 'Letter'] as const;

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  clerk = await makePerson(services);
  await services.db.user.update({ where: { id: clerk.id }, data: { timeZone: zone } });
  residents = [await makePerson(services, { name: 'Zoë' }), await makePerson(services, { name: 'Adam' })];
  forms = [
    await publishedForm(services, team.id, [{ name: 'Apply', external: true }], { name: 'Permit' }),
    await publishedForm(services, team.id, [{ name: 'Apply', external: true }], { name: 'Dog license' }),
    // a form that the clerk cannot see
    await publishedForm(services, team.id, [{ name: 'Apply', external: true }], { name: 'Pothole' }),
  ];
  for (const { formId } of forms.slice(0, 2)) await addToForm(services, team.id, formId, clerk, 1);
  const now = services.now().getTime();
  const made: Facts[] = [];
  for (let number = 0; number < 21; number += 1) {
    const resident = residents[number % 2] as TestPerson;
    const form = forms[number % 3] as PublishedForm;
    const { id: submissionId } = await launchTestSubmission(api, resident, form);
    const times = {
      issuedAt: number % 5 === 0 ? null : new Date(now + (number % 7 === 0 ? 1 : -number) * 13 * hour),
      expiresAt: number % 4 === 0 ? null : new Date(now + (number - 12) * 17 * hour),
      revokedAt: number % 6 === 1 ? new Date(now - hour) : null,
    };
    const original = number > 9 && number % 3 === 1 ? (made.at(-1)?.id ?? null) : null;
    const name = names[(number >> 1) % 3] ?? names[0];
    const row = { ...times, originalOutputId: original };
    const id = await issuedOutput(services, { teamId: team.id, form, submissionId, name, row });
    const isGone = number === 12;
    if (isGone) await api.act(team.owner, 'deleteSubmission', { submissionId: `Submission:${submissionId}` });
    const { outputIdentity: kind } = await services.db.issuedOutput.findUniqueOrThrow({ where: { id } });
    if (!isGone && form !== forms[2])
      made.push({
        id,
        formId: form.formId,
        kind,
        name,
        isRenewal: original !== null,
        applicants: [resident.id],
        ...times,
      });
  }
  facts = made;
});

const dayOf = (at: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at);
const isBetween = (at: Date | null, { from, to }: { readonly from: string | null; readonly to: string | null }) =>
  at !== null && (from === null || dayOf(at) >= from) && (to === null || dayOf(at) <= to);

/** The reference implementation of a condition. */
function holds(each: Facts, condition: OutputCondition, askedAt: Date): boolean {
  const listed = (found: boolean): boolean => found === (condition.operator === 'is');
  switch (condition.field) {
    case 'outputStatus':
      return condition.value === 'all' || listedOutputStatus(outputStatus(each, askedAt)) === condition.value;
    case 'renewal':
      return condition.value === 'all' || each.isRenewal === (condition.value === 'renewal');
    case 'forms':
      return listed(condition.value.includes(each.formId));
    case 'applicants':
      return listed(each.applicants.some((id) => condition.value.includes(id)));
    case 'outputKinds':
      return listed(condition.value.includes(each.kind));
    case 'outputName':
      return listed(each.name.toLowerCase() === condition.value.toLowerCase());
    case 'issuedAt':
      return isBetween(each.issuedAt, condition.value);
    case 'expiresAt':
      return isBetween(each.expiresAt, condition.value);
  }
}

const isOrNot = fc.constantFrom('is' as const, 'isNot' as const);
const is = fc.constant('is' as const);
const someOf = (ids: () => readonly string[]) =>
  fc.constant(null).chain(() => fc.subarray([...ids(), newId()], { minLength: 1 }));
const day = fc.integer({ min: -14, max: 10 }).map((days) => dayOf(new Date(Date.now() + days * 24 * hour)));
const between = fc
  .record({ from: fc.option(day), to: fc.option(day) })
  .filter(({ from, to }) => (from !== null || to !== null) && (from === null || to === null || from <= to));

const condition: fc.Arbitrary<OutputCondition> = fc.oneof(
  fc.record({
    field: fc.constant('outputStatus' as const),
    operator: is,
    value: fc.constantFrom(...outputFilters),
  }),
  fc.record({
    field: fc.constant('renewal' as const),
    operator: is,
    value: fc.constantFrom('all' as const, 'renewal' as const, 'notRenewal' as const),
  }),
  fc.record({
    field: fc.constant('forms' as const),
    operator: isOrNot,
    value: someOf(() => forms.map(({ formId }) => formId)),
  }),
  fc.record({
    field: fc.constant('applicants' as const),
    operator: isOrNot,
    value: someOf(() => residents.map(({ id }) => id)),
  }),
  fc.record({
    field: fc.constant('outputKinds' as const),
    operator: isOrNot,
    value: someOf(() => [...new Set(facts.map(({ kind }) => kind))]),
  }),
  fc.record({
    field: fc.constant('outputName' as const),
    operator: isOrNot,
    value: fc.constantFrom('building PERMIT', 'Receipt', 'Permit'),
  }),
  fc.record({
    field: fc.constantFrom('issuedAt' as const, 'expiresAt' as const),
    operator: fc.constant('between' as const),
    value: between,
  }),
);

const query = `query ($filters: JSON, $sort: OutputSort, $ascending: Boolean, $first: Int, $after: String, $last: Int, $before: String) {
  outputRows(filters: $filters, sort: $sort, ascending: $ascending, first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage endCursor hasPreviousPage startCursor } edges { node { id } } } }`;

interface Page {
  readonly totalCount: number;
  readonly pageInfo: Readonly<Record<'endCursor' | 'startCursor', string | null>> &
    Readonly<Record<'hasNextPage' | 'hasPreviousPage', boolean>>;
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}

async function page(variables: Record<string, unknown>): Promise<Page> {
  const { data, refusal, messages } = await api.ask(clerk, query, variables);
  expect([refusal, messages]).toEqual([null, []]);
  return data.outputRows;
}

const idsOf = ({ edges }: Page): string[] => edges.map(({ node }) => node.id.replace('OutputRow:', ''));

function expected(filter: OutputFilter): Set<string> {
  const conditions = normaliseFilter('output', filter);
  const at = new Date();
  return new Set(facts.filter((each) => conditions.every((one) => holds(each, one, at))).map(({ id }) => id));
}

test('any filter returns exactly the outputs that match, in any order, paged in both directions, with the exact total', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(condition, { maxLength: 3 }),
      fc.constantFrom(...outputSorts),
      fc.boolean(),
      fc.constantFrom(2, 5, 50),
      async (filters, sort, ascending, first) => {
        const wanted = expected(filters);
        const input = { filters, sort, ascending };
        const found: string[] = [];
        let last: Page | undefined;
        for (let after: string | null = null; ;) {
          last = await page({ ...input, first, after });
          expect(last.totalCount).toBe(wanted.size);
          found.push(...idsOf(last));
          if (!last.pageInfo.hasNextPage) break;
          after = last.pageInfo.endCursor;
        }
        expect(found.length).toBe(new Set(found).size);
        expect(new Set(found)).toEqual(wanted);
        const hasBefore = found.length > last.edges.length;
        const before = hasBefore ? await page({ ...input, last: first, before: last.pageInfo.startCursor }) : null;
        expect(before ? idsOf(before) : []).toEqual(
          hasBefore ? found.slice(-last.edges.length - first, -last.edges.length) : [],
        );
      },
    ),
    { numRuns: propertyRuns(150) },
  );
});

test.each(outputSorts)('sorted by %s, descending is the reverse of ascending', async (sort) => {
  const [up, down] = [
    idsOf(await page({ sort, ascending: true, first: 50 })),
    idsOf(await page({ sort, ascending: false, first: 50 })),
  ];
  expect([facts.length, up.length]).toEqual([13, 13]);
  expect(up).toEqual(down.toReversed());
});

test('sorts by the column that the order names', async () => {
  const byId = new Map(facts.map((each) => [each.id, each]));
  const inOrder = async (sort: string) =>
    idsOf(await page({ sort, ascending: true, first: 50 })).map((id) => byId.get(id) as Facts);
  const applicants = (await inOrder('applicant')).map(({ applicants: [id] }) => id);
  expect(applicants.indexOf(residents[0]?.id)).toBeGreaterThan(applicants.lastIndexOf(residents[1]?.id));
  const expiring = (await inOrder('expiresAt')).map(({ expiresAt }) => expiresAt?.getTime() ?? Infinity);
  expect(expiring).toEqual(expiring.toSorted((a, b) => a - b));
  const permit = await inOrder('form');
  expect(permit[0]?.formId).toBe(forms[1]?.formId);
});

test('an invalid filter or cursor is refused at its position, and valid ones are accepted', async () => {
  for (const filters of [[{ field: 'completion', operator: 'is', value: 'active' }], [{ field: 'outputStatus' }], 'x'])
    expect((await api.ask(clerk, query, { filters })).messages).not.toEqual([]);
  for (const after of ['x', `yesterday_${newId()}`, newId()])
    expect([after, (await api.ask(clerk, query, { after })).messages.length]).toEqual([after, 1]);
});
