import DataLoader from 'dataloader';
import { draftHistoryWords as words } from '#messages/form/draftHistoryWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { keysetPage, pageTotal, type KeysetOrder } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { restoreDraft } from '#server/operations/form/restoreDraft.ts';
import { draftEditPhrases } from '#server/queries/form/draftEditPhrases.ts';

guardThrough('DraftEdit', 'masterTemplate', 'viewDraft', async ({ services }, id) => {
  const select = { flowTemplate: { select: { masterTemplateId: true } } };
  return (await services.db.draftEdit.findUnique({ where: { id }, select }))?.flowTemplate.masterTemplateId;
});

const DraftEditKind = builder.enumType('DraftEditKind', {
  description: 'Whether someone edited a draft, undid one of their edits, or redid it.',
  values: ['edit', 'undo', 'redo'] as const,
});

const loaders = new WeakMap<object, DataLoader<string, string>>();

/** One statement for all edits of a page of a list. */
function phraseOf({ services, access }: RequestContext, editId: string): Promise<string> {
  // keyed by `access`, because the context may be copied during a request and `access` is not
  const loader =
    loaders.get(access) ??
    new DataLoader(async (ids: readonly string[]) => {
      const phrases = await draftEditPhrases(services.pool, ids);
      return ids.map((id) => phrases.get(id) ?? '');
    });
  loaders.set(access, loader);
  return loader.load(editId);
}

const DraftEdit = builder.prismaNode('DraftEdit', {
  id: { field: 'id' },
  description: 'A change that someone made to a draft since the form was last published. Kept for 90 days.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: DraftEditKind,
      description: 'Whether the person edited the draft, undid an edit, or redid one.',
    }),
    description: t.string({
      description: 'What was done, such as `deleted section “Applicant”` or `undid: added field “Area”`.',
      complexity: 2,
      resolve: async ({ id, kind }, _args, ctx) => words.did[kind](await phraseOf(ctx, id)),
    }),
    personName: t.string({
      nullable: true,
      description: 'The name of the person who made the change, or null if it was not made by a person.',
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user?.name ?? null,
    }),
    isUndone: t.boolean({
      description: 'Whether the change has been undone, or the undo has been redone.',
      resolve: ({ undoneAt }) => undoneAt !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the change was made.' }),
  }),
});

const latestFirst: KeysetOrder = { by: [{ column: 'revision', kind: 'number' }], isDescending: true };

builder.prismaObjectField(FlowTemplate, 'edits', (t) =>
  t.connection(
    {
      type: DraftEdit,
      description:
        'What was changed in the draft since the form was last published, newest first. Only for members of the form.',
      authScopes: may('masterTemplate', 'viewDraft', ownKey('masterTemplateId')),
      args: { skip: t.arg.int({ validate: skipLimit, description: skipDescription }) },
      select: { masterTemplateId: true },
      resolve: ({ id: flowTemplateId }, pagination, ctx, info) => {
        const where = { flowTemplateId };
        const { draftEdit } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: latestFirst, where },
          rows: (query) => draftEdit.findMany(query),
          total: () => draftEdit.count({ where }),
        });
      },
    },
    {
      description: 'A page of a list of changes to a draft.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);

partMutation('restoreDraft', {
  description: 'Restores a draft to how it was after one of its edits. The viewer can undo this.',
  inputDescription: 'The draft as the viewer saw it, and the last edit to keep.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the draft.' }),
    editId: t.globalID({ required: true, for: DraftEdit, description: 'The ID of the last edit to keep.' }),
    revision: t.int({
      required: true,
      description: 'The revision the viewer saw. The draft stays as it is if it has changed since.',
    }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, editId, revision } }) => {
    await restoreDraft(ctx, { flowTemplateId: flowTemplateId.id, editId: editId.id, revision });
    return {};
  },
});
