import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SubmissionFilter } from '#domain/filter/filter.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { orderedIdsOf, submissionIdsOf, type PageContext } from '#server/queries/dashboard/submissionsPage.ts';
import { inBatches } from '#server/queries/export/exportedIds.ts';
import { loadExportRows } from '#server/queries/export/exportRows.ts';
import { readableRows } from '#server/queries/export/readableRows.ts';
import { metricsOf } from '#server/queries/metrics/metricsOf.ts';
import { contextOf, useApi, type Visitor } from '#tests/support/graphql.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { makeWorld, worldPlans, type World } from '#tests/support/randomWorld.ts';

const api = useApi();

interface Listed {
  readonly total: number;
  readonly ids: readonly string[];
}

const plain = (globalId: string): string => globalId.split(':')[1] ?? '';

async function rowsOf(
  who: Visitor,
  args: object = {},
): Promise<Listed & { readonly names: readonly (string | null)[] }> {
  const document = `query ($filters: JSON, $assignedToMe: Boolean, $sort: SubmissionSort, $ascending: Boolean) {
    submissionRows(filters: $filters, assignedToMe: $assignedToMe, sort: $sort, ascending: $ascending, first: 50) {
      totalCount edges { node { id identifier } } } }`;
  const { data, messages } = await api.ask(who, document, { ...args });
  expect(messages).toEqual([]);
  const nodes = data.submissionRows.edges.map(({ node }: { node: { id: string; identifier: string | null } }) => node);
  return {
    total: data.submissionRows.totalCount,
    ids: nodes.map(({ id }: { id: string }) => plain(id)),
    names: nodes.map(({ identifier }: { identifier: string | null }) => identifier),
  };
}

/** Each list as the ids of its submissions, with the total it shows. */
const lists: Readonly<Record<string, (who: Visitor, world: World) => Promise<Listed>>> = {
  'all submissions': (who) => rowsOf(who),
  'submissions assigned to me': (who) => rowsOf(who, { assignedToMe: true }),
  'active submissions': (who) =>
    rowsOf(who, { filters: [{ field: 'completion', operator: 'is', value: 'active' }], sort: 'lastActivityAt' }),
  'submissions without renewals': (who) =>
    rowsOf(who, { filters: [{ field: 'renewal', operator: 'is', value: 'notRenewal' }] }),
  'submissions of an assignee': async (who, { viewers }) => {
    const value = viewers.map(({ id }) => id);
    return rowsOf(who, { filters: [{ field: 'assignees', operator: 'is', value }], sort: 'lastActivityAt' });
  },
  'active submissions for a batch action': async (who) => {
    const ids = await submissionIdsOf(await pageContext(who), { filter: activeOnly, most: 50 });
    return { total: ids.length, ids };
  },
  'active submissions for an export': async (who) => {
    const order = { by: 'lastActivityAt', isDescending: true } as const;
    const ids = await orderedIdsOf(await pageContext(who), { filter: activeOnly, order, most: 50 });
    return { total: ids.length, ids };
  },
  'submissions by applicant': (who) => rowsOf(who, { sort: 'applicant', ascending: true }),
  tasks: async (who) => {
    const { data } = await api.ask(who, '{ tasks(first: 50) { totalCount edges { node { submissionId } } } }');
    const ids = data.tasks.edges.map(({ node }: { node: { submissionId: string } }) => plain(node.submissionId));
    return { total: data.tasks.totalCount, ids };
  },
  'waiting reviews': async (who) => {
    const { data } = await api.ask(who, '{ reviewRows(first: 50) { totalCount edges { node { id } } } }');
    const ids = data.reviewRows.edges.map(({ node }: { node: { id: string } }) => plain(node.id));
    return { total: data.reviewRows.totalCount, ids };
  },
  outputs: async (who) => {
    const document = '{ outputRows(first: 50) { totalCount edges { node { submissionId issuedOutputId } } } }';
    const { data } = await api.ask(who, document);
    const nodes: readonly { submissionId: string; issuedOutputId: string }[] = data.outputRows.edges.map(
      ({ node }: { node: unknown }) => node,
    );
    const { access } = await contextOf(api.services, who);
    for (const { issuedOutputId } of nodes)
      expect(await access.may('output', 'viewOutput', plain(issuedOutputId))).toBe(true);
    return { total: data.outputRows.totalCount, ids: nodes.map(({ submissionId }) => plain(submissionId)) };
  },
  'refreshed rows': async (who, { submissionIds }) => {
    const document = 'query ($ids: [ID!]!) { submissionRowsNow(ids: $ids) { id } }';
    const ids = submissionIds.map((id) => `SubmissionRow:${id}`);
    const { data } = await api.ask(who, document, { ids });
    const found = data.submissionRowsNow.map(({ id }: { id: string }) => plain(id));
    return { total: found.length, ids: found };
  },
  'quick search by id': async (who, { submissionIds }) => {
    const document = 'query ($ids: [ID!]!) { quickKnown(ids: $ids) { submissions { submissionId } } }';
    const { data } = await api.ask(who, document, { ids: submissionIds.map((id) => `Submission:${id}`) });
    return foundIn(data.quickKnown.submissions);
  },
  'a search for the applicant': async (who) => found(who, 'quartz'),
};

const activeOnly: SubmissionFilter = [{ field: 'completion', operator: 'is', value: 'active' }];

async function pageContext(who: Visitor): Promise<PageContext> {
  const { access, services } = await contextOf(api.services, who);
  return { pool: services.pool, principal: access.principal, now: services.now() };
}

const foundIn = (rows: readonly { readonly submissionId: string }[]): Listed => ({
  total: rows.length,
  ids: rows.map(({ submissionId }) => plain(submissionId)),
});

async function found(who: Visitor, term: string): Promise<Listed> {
  const document = `query ($term: String!) { contains: submissionSearch(term: $term, type: contains) { submissionId }
    exact: submissionSearch(term: $term, type: exact) { submissionId } quick: quickSearch(term: $term) { submissions { submissionId } } }`;
  const { data } = await api.ask(who, document, { term });
  return foundIn([...data.contains, ...data.exact, ...data.quick.submissions]);
}

/** The submissions on which someone may do this. */
async function those(
  { access }: RequestContext,
  world: World,
  action: 'viewSubmission' | 'viewAsStaff',
): Promise<readonly string[]> {
  const may = await Promise.all(world.submissionIds.map((id) => access.may('submission', action, id)));
  return world.submissionIds.filter((_id, place) => may[place]);
}

async function checkLists(who: Visitor, world: World, visible: readonly string[]): Promise<void> {
  for (const [name, list] of Object.entries(lists)) {
    const { total, ids } = await list(who, world);
    expect([name, ids.filter((id) => !visible.includes(id))]).toEqual([name, []]);
    expect([name, total]).toEqual([name, ids.length]);
  }
}

/** Filters, searches and sorting by answers reveal only answers that the viewer may read. */
async function checkAnswers(who: Visitor, { answers }: World, staff: readonly string[]): Promise<void> {
  for (const { submissionId, identity, text } of answers) {
    for (const operator of ['is', 'isNot'])
      for (const assignedToMe of [false, true]) {
        const filters = [{ field: 'answerText', identity, operator, value: text }];
        const { ids, total } = await rowsOf(who, { filters, assignedToMe });
        const denied = ids.filter((id) => !staff.includes(id));
        expect([operator, text, denied, total]).toEqual([operator, text, [], ids.length]);
      }
    const { ids } = await found(who, text);
    expect(ids.every((id) => id === submissionId)).toBe(true);
    // staff find it by any answer, others only by an identifier that its row shows them
    const rows = await rowsOf(who, { assignedToMe: !staff.includes(submissionId) });
    const shown = rows.names[rows.ids.indexOf(submissionId)]?.toLowerCase() ?? '';
    expect([text, ids.length > 0 && !staff.includes(submissionId) && shown !== text]).toEqual([text, false]);
  }
  const { names } = await rowsOf(who, { sort: 'identifier', ascending: true, assignedToMe: true });
  expect(names).toEqual(names.toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'en')));
}

async function checkCounts(
  who: Visitor,
  { ctx, world, staff }: { ctx: RequestContext; world: World; staff: readonly string[] },
): Promise<void> {
  const { pool, now } = ctx.services;
  const { principal } = ctx.access;
  const days = { from: '2000-01-01', to: '2999-12-31' };
  const metrics = await metricsOf({ pool, principal, now: now() }, { teamIds: null, formIds: null, ...days });
  for (const { count } of [metrics.launched, metrics.active, metrics.completed])
    expect(count).toBeLessThanOrEqual(staff.length);
  expect(metrics.attention.map(({ id }) => id).filter((id) => !staff.includes(id))).toEqual([]);
  const document = '{ filterChoices(source: applicants, term: "@") { choiceId } }';
  const choices = (await api.ask(who, document)).data.filterChoices.map(
    ({ choiceId }: { choiceId: string }) => choiceId,
  );
  const applicants = await ctx.services.db.applicantAttachment.findMany({
    where: { submissionId: { in: [...staff] } },
  });
  const known = new Set(applicants.map(({ userId }) => userId));
  expect(choices.filter((id: string) => !known.has(id))).toEqual([]);
  // an export of everything holds only what the viewer may export
  const { forms } = await readableRows(
    { pool },
    principal,
    loadExportRows(pool, 'submission', inBatches(world.submissionIds)),
  );
  expect(forms.flatMap(({ ids }) => ids).toSorted()).toEqual(staff.toSorted());
}

test(
  'lists, searches, filters and counts show a viewer only what access rules allow',
  { timeout: 120_000 },
  async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(worldPlans, async (plan) => {
        const world = await makeWorld(api, plan);
        for (const who of world.viewers) {
          const ctx = await contextOf(api.services, who);
          const [visible, staff] = [await those(ctx, world, 'viewSubmission'), await those(ctx, world, 'viewAsStaff')];
          seen += staff.length;
          await checkLists(who, world, visible);
          await checkAnswers(who, world, staff);
          await checkCounts(who, { ctx, world, staff });
        }
      }),
      { numRuns: propertyRuns(6), endOnFailure: true },
    );
    expect(seen).toBeGreaterThan(10);
  },
);
