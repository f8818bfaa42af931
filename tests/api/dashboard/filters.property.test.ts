import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { conflictingConditions } from '#domain/filter/conflictingConditions.ts';
import { normaliseFilter, type SubmissionCondition, type SubmissionFilter } from '#domain/filter/filter.ts';
import { submissionSorts } from '#domain/filter/submissionSorts.ts';
import { durationMs } from '#domain/kernel/durations.ts';
import { statusOfCompletion } from '#domain/submission/status.ts';
import { templateFilters } from '#domain/template/templateStatus.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { apiOn } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const api = apiOn(server);
const hour = 3_600_000;
const now = new Date('2026-11-20T12:00:00Z');

/** The facts a condition can test, gathered without the tables that lists use. */
interface Facts {
  readonly id: string;
  readonly scopedId: number;
  readonly formId: string;
  readonly status: string;
  readonly isMine: boolean;
  readonly step: string | null;
  readonly since: Date | null;
  readonly tags: readonly string[];
  readonly applicants: readonly string[];
  readonly assignees: readonly string[];
  readonly createdAt: Date;
  readonly lastActivityAt: Date;
  readonly lastAnswerAt: Date | null;
  readonly finishedAt: Date | null;
  readonly street: string | null;
  readonly height: number | null;
  readonly day: string | null;
  readonly isRead: boolean;
}

let clerk: TestPerson;
let residents: readonly TestPerson[];
let permit: PublishedForm;
let others: readonly PublishedForm[];
let tagIds: readonly string[];
let facts: readonly Facts[];

const streets = ['Elm Street', 'Oak Street', null] as const;
const days = ['2026-11-01', '2026-11-19', null] as const;
const heights = [5, 40.5, null] as const;

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  await services.db.user.update({ where: { id: clerk.id }, data: { timeZone: 'America/Los_Angeles' } });
  residents = [await makePerson(services), await makePerson(services)];
  permit = await publishedForm(services, team.id, [
    {
      name: 'Ask',
      external: true,
      fields: [
        { name: 'Street' },
        { name: 'Height', dataType: 'float' },
        { name: 'Day', dataType: 'date' },
        { name: 'Kind' },
      ],
    },
    { name: 'Check', assignees: [{ userId: clerk.id }] },
  ]);
  // the clerk has one submission of the second form, and reads all of the third
  others = [
    await publishedForm(services, team.id, [{ name: 'Apply', external: true }], { name: 'Dog license' }),
    await publishedForm(services, team.id, [{ name: 'Tell', external: true }], { name: 'Pothole' }),
  ];
  const [dog, pothole] = others as [PublishedForm, PublishedForm];
  for (const { formId } of [permit, pothole]) await addToForm(services, team.id, formId, clerk, 2);

  const made: string[] = [];
  for (let number = 0; number < 24; number += 1) {
    const who = residents[number % 2] as TestPerson;
    const form = [permit, permit, dog, pothole][number % 4] as PublishedForm;
    const submission = await launchTestSubmission(api, who, form);
    made.push(submission.id);
    if (form === permit) {
      const given: Record<string, string | number | null> = {
        Street: streets[number % 3] ?? null,
        Height: heights[(number >> 2) % 3] ?? null,
        Day: days[(number >> 1) % 3] ?? null,
      };
      for (const [name, content] of Object.entries(given))
        if (content !== null)
          await saveTestAnswer(api, who, {
            activeStepId: submission.stepId('Ask'),
            fieldId: form.fieldId(name),
            content,
          });
      if (number % 3 > 0) await api.act(who, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Ask')}` });
      if (number % 8 === 5 && number % 3 > 0)
        await api.act(clerk, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Check')}` });
    }
    if (number % 4 !== 2 && number % 5 === 1)
      await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${submission.id}` });
    if (number % 4 !== 2 && number % 3 > 0)
      await api.act(clerk, 'tagSubmission', {
        submissionId: `Submission:${submission.id}`,
        newTagName: ['red', 'blue'][number % 2],
      });
    if (number === 2)
      await services.db.submissionAttachment.create({
        data: { id: newId(), teamId: team.id, submissionId: submission.id, userId: clerk.id, assigned: true },
      });
    const begun = new Date(now.getTime() - number * 13 * hour);
    await services.db.submission.update({ where: { id: submission.id }, data: { createdAt: begun } });
    const reached = { submissionId: submission.id, startedAt: { not: null } };
    await services.db.activeStep.updateMany({ where: reached, data: { startedAt: begun } });
  }
  const refresh = operation<readonly string[], void>('refresh', refreshDashboard);
  await refresh({ services, actor: system }, made);
  tagIds = (await services.db.tag.findMany()).map(({ id }) => id);
  await services.db.masterTemplate.update({ where: { id: pothole.formId }, data: { status: 'closed' } });
  facts = await gather(made);
});

async function gather(ids: readonly string[]): Promise<Facts[]> {
  const { db } = api.services;
  const found = await db.submission.findMany({
    where: { id: { in: [...ids] } },
    include: { applicantAttachments: true, answers: true, taggings: true, submissionAttachments: true },
  });
  return found.map((each) => {
    const { masterTemplateId: formId, status } = each;
    const isDone = status === 'finished';
    const checks = !isDone && each.currentStepIdentity === permit.stepId('Check');
    const isGiven = !isDone && each.submissionAttachments.some(({ userId }) => userId === clerk.id);
    const content = (name: string) =>
      (each.answers.find(({ fieldIdentity }) => fieldIdentity === permit.fieldId(name))?.content ?? null) as unknown;
    const applicants = each.applicantAttachments.map(({ userId }) => userId);
    return {
      id: each.id,
      scopedId: each.scopedId,
      formId,
      status,
      isMine: checks || isGiven,
      step: isDone ? null : each.currentStepIdentity,
      since: isDone ? null : each.createdAt,
      tags: each.taggings.map(({ tagId }) => tagId),
      applicants,
      assignees: checks || isGiven ? [clerk.id] : [],
      createdAt: each.createdAt,
      lastActivityAt: each.lastActivityAt,
      lastAnswerAt: each.answers.map(({ savedAt }) => savedAt).toSorted((one, other) => +other - +one)[0] ?? null,
      finishedAt: each.finishedAt,
      street: content('Street') as string | null,
      height: content('Height') as number | null,
      day: content('Day') as string | null,
      isRead: formId !== others[0]?.formId,
    };
  });
}

const dayIn = (at: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format(at);
const isBetween = <Value extends string | number>(
  value: Value | null,
  { from, to }: { readonly from: Value | null; readonly to: Value | null },
): boolean => value !== null && (from === null || value >= from) && (to === null || value <= to);

/** The reference implementation of a condition. */
function holds(each: Facts, condition: SubmissionCondition, askedAt: Date): boolean {
  const { operator } = condition;
  const listed = (found: boolean): boolean => found === (operator === 'is');
  switch (condition.field) {
    case 'assignedToMe':
      return each.isMine;
    case 'completion':
      return condition.value === 'all' || each.status === statusOfCompletion[condition.value];
    case 'renewal':
      return condition.value !== 'renewal';
    case 'import':
      return condition.value === 'all' || condition.value === 'notImported';
    case 'forms':
      return listed(condition.value.includes(each.formId));
    case 'formStatus':
      return ['all', each.formId === others[1]?.formId ? 'closed' : 'published'].includes(condition.value);
    case 'currentStep':
      return listed(each.step !== null && condition.value.includes(each.step));
    case 'currentStepTime': {
      if (each.since === null) return false;
      const long = askedAt.getTime() - each.since.getTime();
      return operator === 'longerThan' ? long > durationMs(condition.value) : long < durationMs(condition.value);
    }
    case 'tags':
      return listed(each.tags.some((id) => condition.value.includes(id)));
    case 'applicants':
      return listed(each.applicants.some((id) => condition.value.includes(id)));
    case 'assignees':
      return listed(each.assignees.some((id) => condition.value.includes(id)));
    case 'startedAt':
      return isBetween(dayIn(each.createdAt), condition.value);
    case 'finishedAt':
      return isBetween(each.finishedAt && dayIn(each.finishedAt), condition.value);
    case 'lastActivityAt':
      return isBetween(dayIn(each.lastActivityAt), condition.value);
    case 'lastAnswerAt':
      return each.lastAnswerAt !== null && each.lastAnswerAt.toISOString() >= condition.value;
    case 'lastChangedAt':
      return [each.lastAnswerAt, each.lastActivityAt].some((at) => at !== null && at.toISOString() >= condition.value);
    case 'answerText':
      return each.isRead && listed(each.street?.toLowerCase() === condition.value.toLowerCase());
    case 'answerOptions':
      return each.isRead && operator === 'isNot';
    case 'answerNumber':
      return each.isRead && isBetween(each.height, condition.value);
    case 'answerDate':
      return each.isRead && isBetween(each.day, condition.value);
  }
}

const isOrNot = fc.constantFrom('is' as const, 'isNot' as const);
const between = <Value>(values: readonly Value[]) =>
  fc
    .tuple(fc.option(fc.constantFrom(...values)), fc.option(fc.constantFrom(...values)))
    .map(([from, to]) => ({ from: from ?? null, to: to ?? null }))
    .filter(({ from, to }) => (from !== null || to !== null) && (from === null || to === null || from <= to));
const someOf = (ids: () => readonly string[]) =>
  fc.constant(null).chain(() => fc.subarray([...ids(), newId()], { minLength: 1 }));
const calendar = ['2026-11-08', '2026-11-13', '2026-11-19', '2026-11-20'] as const;

const inDays = <const Field extends string>(field: Field) =>
  fc.record({
    field: fc.constant(field),
    operator: fc.constant('between' as const),
    value: between(calendar),
  });

const sinceInstant = <const Field extends string>(field: Field) =>
  fc.record({
    field: fc.constant(field),
    operator: fc.constant('since' as const),
    value: fc
      .tuple(fc.nat({ max: 23 }), fc.constantFrom('lastAnswerAt' as const, 'lastActivityAt' as const), fc.boolean())
      .map(([at, name, isAfter]) => new Date((facts[at]?.[name] ?? now).getTime() + (isAfter ? 1 : 0)).toISOString()),
  });

/** Conditions to try, for every field. */
const conditionsByField = (): {
  readonly [Field in SubmissionCondition['field']]: fc.Arbitrary<Extract<SubmissionCondition, { field: Field }>>;
} => ({
  assignedToMe: fc.constant({ field: 'assignedToMe' as const, operator: 'is' as const, value: true as const }),
  completion: fc.record({
    field: fc.constant('completion' as const),
    operator: fc.constant('is' as const),
    value: fc.constantFrom('all' as const, 'active' as const, 'completed' as const, 'halted' as const),
  }),
  renewal: fc.record({
    field: fc.constant('renewal' as const),
    operator: fc.constant('is' as const),
    value: fc.constantFrom('all' as const, 'renewal' as const, 'notRenewal' as const),
  }),
  import: fc.record({
    field: fc.constant('import' as const),
    operator: fc.constant('is' as const),
    value: fc.constantFrom('all' as const, 'imported' as const, 'notImported' as const),
  }),
  forms: fc.record({
    field: fc.constant('forms' as const),
    operator: isOrNot,
    value: someOf(() => [permit, ...others].map(({ formId }) => formId)),
  }),
  formStatus: fc.record({
    field: fc.constant('formStatus' as const),
    operator: fc.constant('is' as const),
    value: fc.constantFrom(...templateFilters),
  }),
  currentStep: fc.record({
    field: fc.constant('currentStep' as const),
    operator: isOrNot,
    value: someOf(() => [permit.stepId('Ask'), permit.stepId('Check')]),
  }),
  currentStepTime: fc.record({
    field: fc.constant('currentStepTime' as const),
    operator: fc.constantFrom('longerThan' as const, 'lessThan' as const),
    value: fc.record({
      value: fc.integer({ min: 1, max: 400 }),
      unit: fc.constantFrom('hours' as const, 'days' as const),
    }),
  }),
  tags: fc.record({ field: fc.constant('tags' as const), operator: isOrNot, value: someOf(() => tagIds) }),
  applicants: fc.record({
    field: fc.constant('applicants' as const),
    operator: isOrNot,
    value: someOf(() => residents.map(({ id }) => id)),
  }),
  assignees: fc.record({
    field: fc.constant('assignees' as const),
    operator: isOrNot,
    value: someOf(() => [clerk.id]),
  }),
  startedAt: inDays('startedAt'),
  finishedAt: inDays('finishedAt'),
  lastActivityAt: inDays('lastActivityAt'),
  lastAnswerAt: sinceInstant('lastAnswerAt'),
  lastChangedAt: sinceInstant('lastChangedAt'),
  answerText: fc.record({
    field: fc.constant('answerText' as const),
    identity: fc.constant(null).map(() => permit.fieldId('Street')),
    operator: isOrNot,
    value: fc.constantFrom('elm street', 'Oak Street', 'Ash'),
  }),
  answerOptions: fc.record({
    field: fc.constant('answerOptions' as const),
    identity: fc.constant(null).map(() => permit.fieldId('Kind')),
    operator: isOrNot,
    value: someOf(() => []),
  }),
  answerNumber: fc.record({
    field: fc.constant('answerNumber' as const),
    identity: fc.constant(null).map(() => permit.fieldId('Height')),
    operator: fc.constant('between' as const),
    value: between([1, 5, 40.5, 41]),
  }),
  answerDate: fc.record({
    field: fc.constant('answerDate' as const),
    identity: fc.constant(null).map(() => permit.fieldId('Day')),
    operator: fc.constant('between' as const),
    value: between(['2026-10-31', '2026-11-01', '2026-11-18', '2026-11-19']),
  }),
});

const condition = (): fc.Arbitrary<SubmissionCondition> =>
  fc.oneof(...Object.values<fc.Arbitrary<SubmissionCondition>>(conditionsByField()));

const query = `query ($filters: JSON, $sort: SubmissionSort, $ascending: Boolean, $first: Int, $after: String, $last: Int, $before: String) {
  submissionRows(filters: $filters, sort: $sort, ascending: $ascending, first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage endCursor hasPreviousPage startCursor } edges { node { scopedId } } } }`;

interface Page {
  readonly total: number;
  readonly numbers: readonly number[];
  readonly next: (() => Promise<Page>) | null;
  readonly previous: (() => Promise<Page>) | null;
}

interface ListRequest {
  readonly filters: SubmissionFilter;
  readonly sort: (typeof submissionSorts)[number];
  readonly ascending: boolean;
  readonly first: number;
}

async function throughGraphql({ first, ...request }: ListRequest, part: object = { first }): Promise<Page> {
  const { data, refusal, messages } = await api.ask(clerk, query, { ...request, ...part });
  expect([refusal, messages]).toEqual([null, []]);
  const { totalCount, pageInfo, edges } = data.submissionRows;
  const page = (of: object) => () => throughGraphql({ first, ...request }, of);
  return {
    total: totalCount,
    numbers: edges.map(({ node }: { node: { scopedId: number } }) => node.scopedId),
    next: pageInfo.hasNextPage ? page({ first, after: pageInfo.endCursor }) : null,
    previous: pageInfo.hasPreviousPage ? page({ last: first, before: pageInfo.startCursor }) : null,
  };
}

function throughRest({ filters, sort, ascending, first }: ListRequest): Promise<Page> {
  const input = { filters: JSON.stringify(filters), sort, ascending: String(ascending), per_page: String(first) };
  return fetched(`/dashboard/fetch?${new URLSearchParams(input)}`);
}

async function fetched(path: string): Promise<Page> {
  const { status, headers, body } = await server.send(clerk, 'GET', path);
  expect([status, headers.get('x-total-count')]).toEqual([200, String(body.total_count)]);
  const to = (rel: string) => {
    const [, url] = new RegExp(`<([^>]+)>; rel="${rel}"`, 'u').exec(headers.get('link') ?? '') ?? [];
    return url === undefined ? null : () => fetched(url.replace(server.url, ''));
  };
  return {
    total: body.total_count,
    numbers: body.initiated_flows.map((row: { scoped_id: number }) => row.scoped_id),
    next: to('next'),
    previous: to('prev'),
  };
}

/** The submissions that match, from conditions that may not be normalized yet. */
function expected(filter: SubmissionFilter): Set<number> {
  const conditions = normaliseFilter('submission', filter);
  const isOwn = conditions.some(({ field }) => field === 'assignedToMe');
  const seen = facts.filter((each) => isOwn || each.isRead);
  const at = new Date();
  const left = seen.filter((each) => conditions.every((one) => holds(each, one, at)));
  return new Set(left.map(({ scopedId }) => scopedId));
}

test('any filter returns exactly the submissions that match, over GraphQL and REST, in any order, paged in both directions, with the exact total', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constant(null).chain(condition), { maxLength: 4 }),
      fc.constantFrom(...submissionSorts),
      fc.boolean(),
      fc.constantFrom(3, 7, 50),
      fc.constantFrom(throughGraphql, throughRest),
      async (filters, sort, ascending, first, through) => {
        const wanted = expected(filters);
        // a filter reported as contradictory matches nothing
        const isContrary = conflictingConditions(normaliseFilter('submission', filters)) !== null;
        expect(isContrary && wanted.size > 0).toBe(false);
        const pages: Page[] = [];
        for (let next: Page['next'] = () => through({ filters, sort, ascending, first }); next;) {
          const page: Page = await next();
          pages.push(page);
          ({ next } = page);
        }
        expect(pages.map(({ total }) => total)).toEqual(pages.map(() => wanted.size));
        const found = pages.flatMap(({ numbers }) => numbers);
        expect(found.length).toBe(new Set(found).size);
        expect(new Set(found)).toEqual(wanted);
        const before = await pages.at(-1)?.previous?.();
        expect(before?.numbers).toEqual(pages.at(-2)?.numbers);
      },
    ),
    { numRuns: propertyRuns(150) },
  );
});

test.each(submissionSorts)('sorted by %s, descending is the reverse of ascending', async (sort) => {
  const input = { filters: [], sort, first: 50 };
  const up = await throughGraphql({ ...input, ascending: true });
  const down = await throughRest({ ...input, ascending: false });
  expect(up.numbers.length).toBeGreaterThan(10);
  expect(up.numbers).toEqual(down.numbers.toReversed());
});

test('an invalid filter or cursor is refused at its position, and valid ones are accepted', async () => {
  const wrong = await api.ask(clerk, query, { filters: [{ field: 'completion', operator: 'is', value: 'gone' }] });
  expect(wrong.messages).not.toEqual([]);
  for (const after of ['x', `yesterday_${newId()}`, `2026-13-45T00:00:00Z_${newId()}`, newId()]) {
    const lost = await api.ask(clerk, query, { after });
    expect([after, lost.messages.length]).toEqual([after, 1]);
  }
});
