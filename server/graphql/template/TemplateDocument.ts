import { mappingWarnings } from '#domain/template/documents.ts';
import { mappableTypes } from '#domain/template/mappings.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeList, wholeAgain } from '#server/graphql/form/treeList.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { MappableField, mappableFieldsOf } from '#server/graphql/template/MappableField.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';
import type { MappableField as MappableFieldRow } from '#server/queries/template/mappableFields.ts';

/** Not public as the form may be: by its id only members of the form see it. */
guardThrough(
  'MasterTemplateDocument',
  'masterTemplate',
  'viewDraft',
  async ({ services }, id) =>
    (await services.db.masterTemplateDocument.findUnique({ where: { id } }))?.masterTemplateId,
);
guardThrough('DocumentMapping', 'masterTemplate', 'viewDraft', async ({ services }, id) => {
  const mapping = await services.db.documentMapping.findUnique({ where: { id }, include: { document: true } });
  return mapping?.document.masterTemplateId;
});

export const MappableTypeEnum = builder.enumType('MappableType', {
  description: 'What can fill a field of a file: an answer, a field of the record chosen, a fact of the submission.',
  values: mappableTypes,
});

const longestLink = 600;

/** What a mapping has to know to find its field. */
const ofForm = { fieldIdentity: true, document: { select: { masterTemplateId: true } } } as const;

interface MappingOfForm {
  readonly fieldIdentity: string | null;
  readonly document: { readonly masterTemplateId: string };
}

async function mappedField(
  { fieldIdentity, document }: MappingOfForm,
  ctx: RequestContext,
): Promise<MappableFieldRow | null> {
  if (fieldIdentity === null) return null;
  const fields = await mappableFieldsOf(ctx, document.masterTemplateId);
  return fields.find(({ identity }) => identity === fieldIdentity) ?? null;
}

export const DocumentMapping = builder.prismaNode('DocumentMapping', {
  id: { field: 'id' },
  description: 'One field of a file and what fills it.',
  fields: (t) => ({
    fieldName: t.exposeString('fieldName', { description: 'As the file calls it.' }),
    mappableType: t.expose('mappableType', { type: MappableTypeEnum, description: 'What fills it.' }),
    mappable: t.field({
      type: MappableField,
      nullable: true,
      select: ofForm,
      description: 'The field of the form; null for a fact of the submission, and once no version has it.',
      resolve: (mapping, _args, ctx) => mappedField(mapping, ctx),
    }),
    earliestVersion: t.int({
      nullable: true,
      select: ofForm,
      description: 'The first version that has that field; null without one.',
      resolve: async (mapping, _args, ctx) => (await mappedField(mapping, ctx))?.earliestVersion ?? null,
    }),
    latestVersion: t.int({
      nullable: true,
      select: ofForm,
      description: 'The last version that has that field; null without one.',
      resolve: async (mapping, _args, ctx) => (await mappedField(mapping, ctx))?.latestVersion ?? null,
    }),
    entityFieldId: t.exposeString('entityFieldId', {
      nullable: true,
      description: 'Of the record that was chosen; null for other mappings.',
    }),
    processDataField: t.exposeString('processDataField', {
      nullable: true,
      description: 'The fact of the submission; null for other mappings.',
    }),
  }),
});

export const TemplateDocument = builder.prismaNode('MasterTemplateDocument', {
  id: { field: 'id' },
  description: 'A file whose fields are filled from answers, for a range of versions. For members of the form.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As staff call it.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'A note for staff about the document, or null if there is none.',
    }),
    startVersion: t.exposeInt('startVersion', {
      nullable: true,
      description: 'From which version; null: not said yet.',
    }),
    stopVersion: t.exposeInt('stopVersion', { nullable: true, description: 'Up to which version; null: not said.' }),
    latest: t.exposeBoolean('latest', { description: 'Covers every later version: the stop version does not count.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is used; null while it is not.',
    }),
    hasFile: t.boolean({ description: 'A file was uploaded.', resolve: ({ fileId }) => fileId !== null }),
    fileName: t.string({
      nullable: true,
      select: { file: { select: { filename: true } } },
      description: 'As it was uploaded; null without one.',
      resolve: ({ file }) => file?.filename ?? null,
    }),
    url: t.string({
      nullable: true,
      select: { file: true },
      description: 'Downloads the file, for ten minutes; null without one.',
      resolve: ({ file }, _args, { services }) =>
        file &&
        services.files.downloadUrl({
          key: file.key,
          fileName: file.filename,
          contentType: file.contentType,
          expiresInSeconds: longestLink,
        }),
    }),
    fieldNames: t.stringList({
      description: 'The fields found in the file, in its order.',
      complexity: treeList,
      resolve: ({ fieldNames }) => fieldNames as string[],
    }),
    mappings: t.relation('documentMappings', {
      description: 'What fills them.',
      complexity: treeList,
      query: { orderBy: { fieldName: 'asc' } },
    }),
    mappingWarnings: t.stringList({
      description: 'Fields of the file that are filled by something which not every version covered has.',
      select: { documentMappings: true },
      resolve: async (document, _args, ctx) => {
        const fields = await mappableFieldsOf(ctx, document.masterTemplateId);
        const byIdentity = new Map(fields.map((field) => [field.identity, field]));
        const mapped = document.documentMappings
          .filter(({ mappableType }) => mappableType !== 'ProcessData')
          .map(({ fieldName, fieldIdentity }) => {
            const { earliestVersion = Infinity, latestVersion = 0 } = byIdentity.get(fieldIdentity ?? '') ?? {};
            return { fieldName, earliestVersion, latestVersion };
          });
        const newest = Math.max(1, ...fields.map(({ latestVersion }) => latestVersion));
        return mappingWarnings({ ...document, hasFile: document.fileId !== null }, mapped, newest);
      },
    }),
    mappableFields: t.field({
      type: [MappableField],
      description: 'The fields of the form that can fill it, those of the newest version first.',
      complexity: treeList,
      resolve: async ({ masterTemplateId }, _args, ctx) => [...(await mappableFieldsOf(ctx, masterTemplateId))],
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'Of which form.', complexity: wholeAgain }),
  }),
});

/** What mutations of a document answer. */
export const documentOutput = <Done extends { readonly documentId: string }>(t: DoneFields<Done>) => ({
  document: t.prismaField({
    type: TemplateDocument,
    description: 'As it is now.',
    resolve: (query, { done: { documentId } }, _args, { services }) =>
      services.db.masterTemplateDocument.findUniqueOrThrow({ ...query, where: { id: documentId } }),
  }),
});
