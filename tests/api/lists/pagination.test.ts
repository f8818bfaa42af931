import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';
import { connectionPath } from '#tests/support/connectionPath.ts';
import { makeDraftEdit } from '#tests/support/form/makeDraftEdit.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { issuedOutput } from '#tests/support/issuedOutput.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { makeFinance } from '#tests/support/makeFinance.ts';
import { addToForm, makeForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { storedCsv } from '#tests/support/storedCsv.ts';

const api = useApi();
const count = 6;
let team: TestTeam;
let operator: TestPerson;
let resident: TestPerson;
let planner: TestPerson;
let form: PublishedForm;
let finance: TestPerson;
let obligationId: string;
let submissions: readonly string[];
let firstStep: { readonly id: string; readonly stepId: string };
let surveyId: string;
let discussionId: string;
let entityId: string;
let draftId: string;
let numbered = 0;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  operator = await makePerson(services, { isOperator: true });
  [resident, planner] = await Promise.all([makePerson(services), makePerson(services)]);
  form = await publishedForm(services, team.id, [
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: planner.id }] },
    { name: 'File', fields: [{ name: 'Shelf' }] },
  ]);
  await addToForm(services, team.id, form.formId, planner, 2);
  await addToForm(services, team.id, form.formId, team.owner, 2);
  const launched: string[] = [];
  for (let n = 0; n < count; n += 1) launched.push((await launchTestSubmission(api, resident, form)).id);
  submissions = launched;
  finance = (await makeFinance(services, team.id)).member;
  const [submissionId = ''] = launched;
  firstStep = await services.db.activeStep.findFirstOrThrow({ where: { submissionId } });
  const { id: activeStepId, stepId } = firstStep;
  const survey = { teamId: team.id, stepId, identity: newId() };
  surveyId = (await services.db.survey.create({ data: survey })).id;
  const data = { teamId: team.id, submissionId, userId: planner.id, type: 'PublicDiscussion', body: 'When?' } as const;
  discussionId = (await services.db.discussion.create({ data })).id;
  const kind = await services.db.customEntity.create({ data: { teamId: team.id, name: 'Boat' } });
  entityId = newId();
  await services.db.entity.create({ data: { id: entityId, teamId: team.id, customEntityId: kind.id, name: 'Ada' } });
  const draft = { teamId: team.id, masterTemplateId: form.formId, kind: 'draft', name: 'Permit', version: 99 } as const;
  draftId = (await services.db.flowTemplate.create({ data: draft })).id;
  const owed = { id: newId(), teamId: team.id, submissionId, activeStepId };
  obligationId = (await services.db.obligation.create({ data: owed })).id;
});

type Db = Services['db'];
const listOwners = () => ({ teamId: team.id, activeStepId: firstStep.id, surveyId });

interface List {
  readonly who: () => Visitor;
  /** the list's parent: a root field, or a field of a record */
  readonly of?: () => string;
  readonly arguments?: string;
  /** how a row's id is selected, if not by `id` */
  readonly id?: string;
  readonly rows: (db: Db) => Promise<unknown>;
  /** a change to a row during paging: it moves to the start of every order it can, or to the end */
  readonly touch?: (db: Db, id: string, way: 'first' | 'last') => Promise<unknown>;
  /** removes the row from the list */
  readonly takeOut?: (db: Db, id: string) => Promise<unknown>;
}

const many = <T>(make: (n: number) => Promise<T>): Promise<T[]> =>
  Array.from({ length: count }, (_, n) => n).reduce<Promise<T[]>>(
    async (done, n) => [...(await done), await make(n)],
    Promise.resolve([]),
  );
const names = {
  get first() {
    return `! first of all ${newId()}`;
  },
  get last() {
    return `zzz last of all ${newId()}`;
  },
};
const moments = { first: new Date('2001-01-01'), last: new Date('2101-01-01') } as const;
const nothing = async (): Promise<void> => undefined;

const ofSubmissions = {
  rows: nothing,
  touch: (db: Db, id: string, way: 'first' | 'last') =>
    db.dashboardRow.update({ where: { id }, data: { lastActivityAt: moments[way === 'first' ? 'last' : 'first'] } }),
} as const;
/** Changing a due date moves a task. */
const ofWork = {
  rows: nothing,
  touch: async (db: Db, submissionId: string, way: 'first' | 'last') => {
    const dueAt = moments[way];
    await db.stepInterval.updateMany({ where: { submissionId, endedAt: null }, data: { dueAt } });
    await db.dashboardRow.update({ where: { id: submissionId }, data: { dueAt } });
    await db.inboxRow.updateMany({ where: { submissionId }, data: { dueAt } });
  },
} as const;
const audited = (traits: () => object): Pick<List, 'rows' | 'touch'> => ({
  rows: (db) => many(() => db.auditEntry.create({ data: { actorKind: 'system', kind: 'signIn', ...traits() } })),
  // written items do not move, but new ones are added
  touch: (db) => db.auditEntry.create({ data: { actorKind: 'system', kind: 'signIn', ...traits() } }),
});

const ofPortal = {
  id: 'id: formId',
  rows: () => many((n) => publishedForm(api.services, team.id, [{ name: 'Ask' }], { name: `Zebra crossing ${n}` })),
  takeOut: (db: Db, id: string) => db.masterTemplate.update({ where: { id }, data: { isPrivate: true } }),
} as const;

const lists: Readonly<Record<string, List>> = {
  'Installation.auditEntries': { who: () => operator, ...audited(() => ({})) },
  'Team.auditEntries': {
    who: () => team.owner,
    of: () => `Team:${team.id}`,
    ...audited(() => ({ teamId: team.id, kind: 'createRole' })),
  },
  'Viewer.auditEntries': { who: () => planner, ...audited(() => ({ actorKind: 'person', actorId: planner.id })) },
  'Installation.teams': {
    who: () => operator,
    rows: () => many(() => makeTeam(api.services)),
    touch: (db, id, way) => db.team.update({ where: { id }, data: { name: names[way] } }),
    takeOut: (db, id) => db.team.update({ where: { id }, data: { archivedAt: new Date() } }),
  },
  'Team.entities': {
    who: () => team.owner,
    of: () => `Team:${team.id}`,
    rows: async (db) => {
      const { customEntityId } = await db.entity.findUniqueOrThrow({ where: { id: entityId } });
      return many((n) =>
        db.entity.create({ data: { id: newId(), teamId: team.id, customEntityId, name: `Boat ${n}` } }),
      );
    },
    touch: (db, id) => db.entity.update({ where: { id }, data: { revision: { increment: 1 } } }),
    takeOut: (db, id) => db.entity.update({ where: { id }, data: { deletedAt: new Date() } }),
  },
  'Team.editSuggestionsRequests': {
    who: () => team.owner,
    of: () => `Team:${team.id}`,
    rows: async (db) => {
      const { customEntityId } = await db.entity.findUniqueOrThrow({ where: { id: entityId } });
      const about = { teamId: team.id, customEntityId, name: 'Phone', slug: `phone_${newId()}`, dataType: 'string' };
      const { id } = await db.customEntityField.create({ data: { ...about, position: 1 } });
      const editSuggestions = { create: { customEntityFieldId: id, newContent: '555' } };
      const asking = { teamId: team.id, entityId, userId: team.member.id };
      return many(() => db.editSuggestionsRequest.create({ data: { ...asking, editSuggestions } }));
    },
    takeOut: (db, id) => db.editSuggestionsRequest.update({ where: { id }, data: { resolvedAt: new Date() } }),
  },
  'Team.entityImports': {
    who: () => team.owner,
    of: () => `Team:${team.id}`,
    rows: async (db) => {
      const { customEntityId } = await db.entity.findUniqueOrThrow({ where: { id: entityId } });
      return many(async () => {
        const { id: fileId } = await storedCsv(db);
        return db.entityImport.create({
          data: { teamId: team.id, customEntityId, createdById: team.owner.id, fileId },
        });
      });
    },
    touch: (db, id, way) => db.entityImport.update({ where: { id }, data: { finishedAt: moments[way] } }),
    takeOut: (db, id) => db.entityImport.delete({ where: { id } }),
  },
  'Entity.changes': {
    who: () => team.owner,
    of: () => `Entity:${entityId}`,
    rows: (db) => many(() => db.entityChange.create({ data: { teamId: team.id, entityId, kind: 'name' } })),
    touch: (db) => db.entityChange.create({ data: { id: newId(), teamId: team.id, entityId, kind: 'name' } }),
  },
  'Entity.submissions': {
    who: () => team.owner,
    of: () => `Entity:${entityId}`,
    rows: (db) => many((n) => nameEntity(db, submissions[n] ?? '')),
    touch: (db, submissionId, way) =>
      db.dashboardRow.update({ where: { id: submissionId }, data: { lastActivityAt: moments[way] } }),
    takeOut: (db, submissionId) => db.answer.deleteMany({ where: { submissionId, entityId } }),
  },
  'ActiveStep.surveyInvitations': {
    who: () => planner,
    of: () => `ActiveStep:${firstStep.id}`,
    rows: (db) =>
      many((n) =>
        db.surveyInvitation.create({ data: { ...listOwners(), email: `${n}${newId()}@x.gov`, tokenHash: newId() } }),
      ),
    touch: (db, id, way) => db.surveyInvitation.update({ where: { id }, data: { lastRemindedAt: moments[way] } }),
    takeOut: (db, id) => db.surveyInvitation.delete({ where: { id } }),
  },
  'ActiveStep.surveyResponses': {
    who: () => planner,
    of: () => `ActiveStep:${firstStep.id}`,
    rows: (db) =>
      many(() => db.surveySubmission.create({ data: { ...listOwners(), token: newId(), scopedId: (numbered += 1) } })),
    touch: (db, id, way) => db.surveySubmission.update({ where: { id }, data: { updatedAt: moments[way] } }),
    takeOut: (db, id) => db.surveySubmission.update({ where: { id }, data: { deletedAt: new Date() } }),
  },
  'MasterTemplate.publishedVersions': {
    who: () => team.owner,
    of: () => `MasterTemplate:${form.formId}`,
    rows: (db) =>
      many((n) =>
        db.flowTemplate.create({
          data: {
            ...{ id: newId(), teamId: team.id, masterTemplateId: form.formId, kind: 'published', name: 'Permit' },
            ...{ version: n + 10, publishedAt: new Date() },
          },
        }),
      ),
    touch: (db, id, way) => db.flowTemplate.update({ where: { id }, data: { name: names[way] } }),
  },
  'FlowTemplate.edits': {
    who: () => team.owner,
    of: () => `FlowTemplate:${draftId}`,
    rows: (db) => {
      const ofDraft = { teamId: team.id, flowTemplateId: draftId, userId: team.owner.id };
      return many(() => makeDraftEdit(db, { ...ofDraft, revision: (numbered += 1) }));
    },
    touch: (db, id, way) => db.draftEdit.update({ where: { id }, data: { changedAt: moments[way] } }),
    takeOut: (db, id) => db.draftEdit.delete({ where: { id } }),
  },
  'MasterTemplate.dataImports': {
    who: () => team.owner,
    of: () => `MasterTemplate:${form.formId}`,
    rows: (db) =>
      many(async () => {
        const file = await storedCsv(db);
        const own = { teamId: team.id, masterTemplateId: form.formId, createdById: team.owner.id, fileId: file.id };
        return db.dataImport.create({ data: own });
      }),
    touch: (db, id, way) => db.dataImport.update({ where: { id }, data: { finishedAt: moments[way] } }),
    takeOut: (db, id) => db.dataImport.delete({ where: { id } }),
  },
  'Query.bulkExports': {
    who: () => team.owner,
    rows: (db) =>
      many((n) =>
        db.batchExportTemplate.create({ data: { teamId: team.id, createdById: team.owner.id, name: `Monthly ${n}` } }),
      ),
    touch: (db, id, way) => db.batchExportTemplate.update({ where: { id }, data: { name: names[way] } }),
    takeOut: (db, id) => db.batchExportTemplate.delete({ where: { id } }),
  },
  'Query.exports': {
    who: () => team.owner,
    rows: (db) =>
      many(() => db.export.create({ data: { userId: team.owner.id, exportType: 'submissions', name: 'Permits' } })),
    touch: (db, id, way) => db.export.update({ where: { id }, data: { name: names[way] } }),
    takeOut: (db, id) => db.export.update({ where: { id }, data: { removedAt: new Date() } }),
  },
  'Query.otherForms': {
    who: () => planner,
    rows: () => many(async () => addToForm(api.services, team.id, await makeForm(api.services, team.id), planner, 1)),
    touch: (db, id, way) => db.masterTemplate.update({ where: { id }, data: { name: names[way] } }),
    takeOut: (db, masterTemplateId) => db.masterTemplateMembership.deleteMany({ where: { masterTemplateId } }),
  },
  'Query.outputRows': {
    who: () => planner,
    rows: () =>
      many((n) =>
        issuedOutput(api.services, {
          ...{ teamId: team.id, form, submissionId: submissions[n] ?? '', name: newId() },
          row: { issuedAt: new Date(Date.now() - n * 60_000) },
        }),
      ),
    touch: (db, id, way) =>
      db.issuedOutput.update({
        where: { id },
        data: { issuedAt: moments[way === 'first' ? 'last' : 'first'], name: names[way] },
      }),
    takeOut: (db, id) => db.issuedOutput.delete({ where: { id } }),
  },
  'Discussion.commentPages': {
    who: () => planner,
    of: () => `Discussion:${discussionId}`,
    rows: (db) => many(() => comment(db)),
    // later comments are added at the end, so only existing ones change
    touch: (db, id) => db.discussionComment.update({ where: { id }, data: { body: 'Sooner.' } }),
    takeOut: (db, id) => db.discussionComment.update({ where: { id }, data: { deletedAt: new Date() } }),
  },
  'Query.previouslyLaunched': {
    ...ofSubmissions,
    who: () => resident,
    get arguments() {
      return `masterTemplateId: "MasterTemplate:${form.formId}"`;
    },
  },
  'Query.reviewRows': { who: () => planner, ...ofWork },
  'Query.submissionRows': { who: () => planner, ...ofSubmissions },
  'Query.tags': {
    who: () => team.member,
    rows: (db) => many((n) => db.tag.create({ data: { teamId: team.id, name: `tag ${n} ${newId()}` } })),
    touch: (db, id, way) => db.tag.update({ where: { id }, data: { name: names[way] } }),
    takeOut: (db, id) => db.tag.update({ where: { id }, data: { deletedAt: new Date() } }),
  },
  'Query.tasks': { who: () => planner, arguments: 'sort: newest', ...ofWork },
  'Submission.activities': {
    who: () => planner,
    of: () => `Submission:${submissions[0]}`,
    rows: (db) => many(() => activity(db)),
    touch: activity,
  },
  'Submission.discussions': {
    who: () => planner,
    of: () => `Submission:${submissions[0]}`,
    rows: (db) =>
      many(() => {
        const place = { teamId: team.id, submissionId: submissions[0] ?? '', userId: planner.id };
        return db.discussion.create({ data: { ...place, type: 'PublicDiscussion', body: 'When is it ready?' } });
      }),
    touch: (db, id, way) =>
      db.discussion.update({ where: { id }, data: { lastSaidAt: moments[way === 'first' ? 'last' : 'first'] } }),
    takeOut: (db, id) => db.discussion.update({ where: { id }, data: { deletedAt: new Date() } }),
  },
  'Team.chargeDisputes': {
    who: () => finance,
    of: () => `Team:${team.id}`,
    rows: (db) => many((n) => dispute(db, n)),
    touch: (db, id, way) =>
      db.chargeDispute.update({ where: { id }, data: { status: way === 'first' ? 'won' : 'needs_response' } }),
  },
  'Team.paymentIssues': {
    who: () => finance,
    of: () => `Team:${team.id}`,
    rows: (db) => many((n) => failedRefund(db, n)),
    // the time since when this holds does not change
    touch: (db, id) => db.refund.update({ where: { id: ofPaymentIssue(id) }, data: { failureMessage: newId() } }),
    takeOut: (db, id) => db.refund.update({ where: { id: ofPaymentIssue(id) }, data: { state: 'succeeded' } }),
  },
  'Team.transactions': {
    who: () => finance,
    of: () => `Team:${team.id}`,
    arguments: 'group: by_hand',
    rows: (db) => many((n) => cash(db, n)),
    // entries do not change, but new ones are added
    touch: (db) => cash(db, 0),
  },
  'Team.masterTemplates': {
    who: () => team.owner,
    of: () => `Team:${team.id}`,
    rows: () => many(() => makeForm(api.services, team.id)),
    touch: (db, id, way) => db.masterTemplate.update({ where: { id }, data: { name: names[way] } }),
    takeOut: (db, id) => db.masterTemplate.delete({ where: { id } }),
  },
  'Team.clonableForms': {
    who: () => operator,
    of: () => `Team:${team.id}`,
    rows: (db) =>
      many(async (n) => {
        const { formId: id } = await publishedForm(api.services, team.id, [{ name: 'Ask' }], { name: `Copy ${n}` });
        return db.masterTemplate.update({ where: { id }, data: { forkAllowed: true } });
      }),
    takeOut: (db, id) => db.masterTemplate.update({ where: { id }, data: { forkAllowed: false } }),
  },
  'Team.portalForms': { who: () => resident, of: () => `Team:${team.id}`, ...ofPortal },
  'Query.portalForms': { who: () => resident, arguments: 'search: "zebra"', ...ofPortal },
  'Query.publicTeams': {
    who: () => resident,
    rows: () =>
      many(async () =>
        publishedForm(api.services, (await makeTeam(api.services)).id, [{ name: 'Ask' }], { name: 'Ask' }),
      ),
    takeOut: (db, id) => db.team.update({ where: { id }, data: { archivedAt: new Date() } }),
  },
  'Viewer.submissions': { who: () => resident, ...ofSubmissions },
  'Viewer.ownSubmissions': { who: () => resident, ...ofSubmissions },
};

function comment(db: Db): Promise<unknown> {
  return db.discussionComment.create({ data: { teamId: team.id, discussionId, userId: planner.id, body: 'Soon.' } });
}

function activity(db: Db): Promise<unknown> {
  const place = { teamId: team.id, submissionId: submissions[0] ?? '' };
  return db.activity.create({ data: { ...place, kind: 'haltSubmission', data: {} } });
}

const minutesAgo = (n: number): Date => new Date(Date.now() - n * 60_000);

function cash(db: Db, n: number): Promise<unknown> {
  const entry = { teamId: team.id, obligationId, kind: 'cash', amountCents: 100n } as const;
  return db.ledgerEntry.create({ data: { ...entry, occurredAt: minutesAgo(n) } });
}

const collected = (db: Db) =>
  db.charge.create({
    data: { teamId: team.id, amountCents: 100n, obligationId, confirmationNumber: newId(), method: 'card' },
  });

async function failedRefund(db: Db, n: number): Promise<unknown> {
  const { id: chargeId } = await collected(db);
  const input = { requestedById: planner.id, requestedAt: minutesAgo(n), idempotencyKey: newId() };
  return db.refund.create({ data: { teamId: team.id, amountCents: 100n, chargeId, state: 'failed', ...input } });
}

/** Answers a field of a submission with the entity. */
async function nameEntity(db: Db, submissionId: string): Promise<void> {
  const known = await db.answer.count({ where: { submissionId, entityId } });
  const content = { id: entityId, name: 'Ada' };
  const field = await db.field.findFirstOrThrow({ where: { id: form.fieldId('Shelf') } });
  const shelf = { fieldId: field.id, fieldIdentity: field.identity };
  if (known > 0) return;
  await db.answer.create({ data: { id: newId(), teamId: team.id, submissionId, entityId, content, ...shelf } });
}

/** The refund that a row reports. */
const ofPaymentIssue = (key: string): string => key.replace(/^refund_stuck_/, '');

async function dispute(db: Db, n: number): Promise<unknown> {
  const own = { teamId: team.id, amountCents: 100n };
  const charge = await collected(db);
  const said = { chargeId: charge.id, providerDisputeId: newId(), status: 'needs_response' };
  return db.chargeDispute.create({ data: { ...own, ...said, openedAt: minutesAgo(n) } });
}

async function pageOf(
  name: string,
  { who, of, id = 'id', arguments: also = '' }: List,
  size: number,
  after: string | null,
) {
  const [type = '', field = ''] = name.split('.');
  const connection = `${field}(${also} first: ${size}, after: $after) { edges { node { ${id} } } pageInfo { hasNextPage endCursor } }`;
  const { data, messages } = await api.ask(
    who(),
    `query ($after: String) { ${connectionPath(type, connection, of?.())} }`,
    {
      after,
    },
  );
  expect(messages).toEqual([]);
  const { edges, pageInfo } = (type === 'Query' ? data : (data.viewer ?? data.installation ?? data.node))[field];
  return { ids: edges.map(({ node }: { node: { id: string } }) => plainIdOf(node.id)) as string[], ...pageInfo };
}

/** Everything that pages of two return, with a change between pages. */
async function walked(name: string, list: List, between: (last: string, page: number) => Promise<unknown>) {
  const seen: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 100; page += 1) {
    const { ids, hasNextPage, endCursor } = await pageOf(name, list, 2, after);
    seen.push(...ids);
    if (!hasNextPage) return seen;
    await between(ids.at(-1) ?? '', page);
    after = endCursor;
  }
  throw new Error(`${name} never ends`);
}

describe('a program that pages through a list meets each row once', () => {
  test.each(Object.entries(lists))('%s', async (name, list) => {
    const { db } = api.services;
    await list.rows(db);
    const all = (await pageOf(name, list, 100, null)).ids;
    expect(all.length).toBeGreaterThanOrEqual(count);
    const seen = await walked(name, list, async (last) => {
      const index = all.indexOf(last);
      const unseen = all[all.length - 1] ?? '';
      if (all.indexOf(unseen) > index) await list.touch?.(db, unseen, 'first');
      const next = all[index + 2];
      if (next !== undefined) await list.touch?.(db, next, 'last');
      await list.touch?.(db, last, index % 4 === 1 ? 'last' : 'first');
    });
    expect(seen).toEqual(all);
  });

  test.each(Object.entries(lists).filter(([, { takeOut }]) => takeOut))(
    '%s, even if the row at the cursor is removed',
    async (name, list) => {
      const { db } = api.services;
      await list.rows(db);
      const all = (await pageOf(name, list, 100, null)).ids;
      const seen = await walked(name, list, (last) => list.takeOut?.(db, last) ?? nothing());
      expect(seen).toEqual(all);
    },
  );

  test('every connection is covered here', () => {
    const fields = Object.values(porticoSchema().getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => /Connection!?$/.test(String(field.type)))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    expect(Object.keys(lists).toSorted()).toEqual(fields.toSorted());
  });
});
