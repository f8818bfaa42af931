import DataLoader from 'dataloader';
import type { Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form } from '#domain/form/Form.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeList, wholeAgain } from '#server/graphql/form/treeList.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { visibleFormIds } from '#server/queries/dashboard/visibleForms.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, boolean>>();

/** Asked for together they are looked up together; nothing is kept, because who asks may change within a request. */
function seenBy(ctx: RequestContext): DataLoader<string, boolean> {
  const known =
    loaders.get(ctx) ?? new DataLoader(async (ids: readonly string[]) => whichAreSeen(ctx, ids), { cache: false });
  loaders.set(ctx, known);
  return known;
}

async function whichAreSeen(
  { services: { db, pool }, access: { principal } }: RequestContext,
  ids: readonly string[],
): Promise<boolean[]> {
  const masterTemplateId = { in: [...(await visibleFormIds(pool, principal))] };
  const where = { id: { in: [...ids] }, masterTemplateId };
  const seen = new Set((await db.importedFlow.findMany({ where, select: { id: true } })).map(({ id }) => id));
  return ids.map((id) => seen.has(id));
}

/** Whoever sees the row of the list sees the record. */
guardBy('ImportedFlow', async (ctx, id) => {
  const { token } = ctx.access.principal;
  return (!token || token.scopes.includes('submissions:read')) && seenBy(ctx).load(id);
});

interface Shown {
  readonly fieldIdentity: string;
  readonly name: string;
  readonly dataType: string;
  readonly content: Content;
  readonly text: string;
}

const ImportedAnswer = builder.objectRef<Shown>('ImportedAnswer').implement({
  description: 'What an earlier record says to a field.',
  fields: (t) => ({
    fieldIdentity: t.exposeString('fieldIdentity', { description: 'Which field.' }),
    name: t.exposeString('name', { description: 'As people read it.' }),
    dataType: t.exposeString('dataType', { description: 'What it asks for.' }),
    content: t.expose('content', { type: 'JSON', nullable: true, description: 'As contents of its kind are kept.' }),
    text: t.exposeString('text', { description: 'The same as people read it.' }),
  }),
});

interface ShownStep {
  readonly name: string;
  readonly answers: readonly Shown[];
}

const ImportedStep = builder.objectRef<ShownStep>('ImportedStep').implement({
  description: 'What an earlier record says to the fields of a step.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The step.' }),
    answers: t.field({
      type: [ImportedAnswer],
      complexity: treeList,
      description: 'What it says, in the order of the fields.',
      resolve: ({ answers }) => [...answers],
    }),
  }),
});

function stepsOf(form: Form, data: Readonly<Record<string, Content>>, timeZone: string): ShownStep[] {
  const steps = form.sectionables.map(({ name, fields: { from, to } }) => ({
    name,
    answers: form.fields.slice(from, to).flatMap((field) => {
      const { identity: fieldIdentity, name: label, dataType } = field;
      const content = data[fieldIdentity];
      if (content === undefined) return [];
      return [
        { fieldIdentity, name: label, dataType, content, text: kinds[dataType].summarise(content, field, timeZone) },
      ];
    }),
  }));
  return steps.filter(({ answers }) => answers.length > 0);
}

builder.prismaNode('ImportedFlow', {
  id: { field: 'id' },
  description: 'A record of another system: it can be found and read, not worked on.',
  authScopes: { reads: 'submissions' },
  fields: (t) => ({
    scopedId: t.exposeInt('scopedId', { description: 'The number within the team.' }),
    identifier: t.exposeString('identifier', { nullable: true, description: 'What names it; null without a name.' }),
    status: t.exposeString('status', { nullable: true, description: 'What it was there; null where it said nothing.' }),
    applicantName: t.exposeString('applicantName', { nullable: true, description: 'Who applied, as it was written.' }),
    applicantEmail: t.exposeString('applicantEmail', {
      nullable: true,
      description: 'Their address; nobody writes to it.',
    }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it began; null where it said nothing.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null where it said nothing.',
    }),
    importedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was imported.' }),
    rowNumber: t.exposeInt('rowNumber', { description: 'The row of the file that it came from.' }),
    dataImportId: t.id({
      description: 'The import that brought it.',
      resolve: ({ dataImportId }) => `DataImport:${dataImportId}`,
    }),
    fileName: t.string({
      description: 'The file that it came from.',
      select: { dataImport: { select: { file: { select: { filename: true } } } } },
      resolve: ({ dataImport }) => dataImport.file.filename,
    }),
    importedBy: t.string({
      description: 'Who imported it.',
      select: { dataImport: { select: { createdBy: { select: { name: true, email: true } } } } },
      resolve: ({ dataImport: { createdBy } }) => createdBy.name ?? createdBy.email,
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'Of which form.', complexity: wholeAgain }),
    steps: t.field({
      type: [ImportedStep],
      complexity: treeList,
      description: 'What it says, by the steps of the version of the form as which it was read.',
      select: {
        data: true,
        team: { select: { timeZone: true } },
        dataImport: { select: { flowTemplateId: true } },
      },
      resolve: async ({ data, team, dataImport: { flowTemplateId } }, _args, { services }) => {
        const form = flowTemplateId === null ? null : await services.loadForm(flowTemplateId);
        return form ? stepsOf(form, data as Record<string, Content>, team.timeZone) : [];
      },
    }),
  }),
});
