import DataLoader from 'dataloader';
import type { Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form } from '#domain/form/Form.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeListCost, wholeFormCost } from '#server/graphql/form/listCosts.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { visibleFormIds } from '#server/queries/dashboard/visibleForms.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, boolean>>();

/** Batches lookups. Nothing is cached, because the viewer's rights may change within a request. */
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

/** A record is visible to everyone who can see its row in the list. */
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
  description: 'The value of a field in an imported record.',
  fields: (t) => ({
    fieldIdentity: t.exposeString('fieldIdentity', { description: 'The identity of the field.' }),
    name: t.exposeString('name', { description: 'The name of the field.' }),
    dataType: t.exposeString('dataType', { description: 'The data type of the field.' }),
    content: t.expose('content', {
      type: 'JSON',
      nullable: true,
      description: 'The value, in the shape of the field’s data type. Null if it is empty.',
    }),
    text: t.exposeString('text', { description: 'The value as text.' }),
  }),
});

interface ShownStep {
  readonly name: string;
  readonly answers: readonly Shown[];
}

const ImportedStep = builder.objectRef<ShownStep>('ImportedStep').implement({
  description: 'The values of an imported record for one step of the form.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the step.' }),
    answers: t.field({
      type: [ImportedAnswer],
      complexity: treeListCost,
      description: 'The values, in the order of the form’s fields.',
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
  description: 'A record imported from another system. It can be found and read but not changed.',
  authScopes: { reads: 'submissions' },
  fields: (t) => ({
    scopedId: t.exposeInt('scopedId', { description: 'The number of the record within its team.' }),
    identifier: t.exposeString('identifier', {
      nullable: true,
      description: 'The value that identifies the record, or null if it has none.',
    }),
    status: t.exposeString('status', {
      nullable: true,
      description: 'The status of the record in the other system, or null if the file had none.',
    }),
    applicantName: t.exposeString('applicantName', {
      nullable: true,
      description: 'The name of the applicant as written in the file, or null if it had none.',
    }),
    applicantEmail: t.exposeString('applicantEmail', {
      nullable: true,
      description: 'The applicant’s email address, or null if the file had none. No emails are sent to it.',
    }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the record was started in the other system, or null if the file did not say.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the record was finished in the other system, or null if the file did not say.',
    }),
    importedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the record was imported.' }),
    rowNumber: t.exposeInt('rowNumber', {
      description: 'The row of the file that the record came from, where the headings are row 1.',
    }),
    dataImportId: t.id({
      description: 'The ID of the import that the record came from.',
      resolve: ({ dataImportId }) => `DataImport:${dataImportId}`,
    }),
    fileName: t.string({
      description: 'The name of the file that the record came from.',
      select: { dataImport: { select: { file: { select: { filename: true } } } } },
      resolve: ({ dataImport }) => dataImport.file.filename,
    }),
    importedBy: t.string({
      description: 'The name of the person who imported the record, or their email address if they have no name.',
      select: { dataImport: { select: { createdBy: { select: { name: true, email: true } } } } },
      resolve: ({ dataImport: { createdBy } }) => createdBy.name ?? createdBy.email,
    }),
    masterTemplate: t.relation('masterTemplate', {
      description: 'The form that the record belongs to.',
      complexity: wholeFormCost,
    }),
    steps: t.field({
      type: [ImportedStep],
      complexity: treeListCost,
      description: 'The values of the record, by the steps of the form’s version at the time of the import.',
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
