import { mappingWarnings } from '#domain/template/documents.ts';
import { mappableTypes } from '#domain/template/mappings.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { treeListCost, wholeFormCost } from '#server/graphql/form/listCosts.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { MappableField, mappableFieldsOf } from '#server/graphql/template/MappableField.ts';
import type { MappableField as MappableFieldRow } from '#server/queries/template/mappableFields.ts';

/** Only for members of the form, even if the form is public. */
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
  description:
    'What fills a field of a document: an answer, a field of the selected record, or a fact about the submission.',
  values: mappableTypes,
});

const longestLink = 600;

/** The columns needed to find the field of a mapping. */
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
  description: 'A field of a document and what fills it.',
  fields: (t) => ({
    fieldName: t.exposeString('fieldName', { description: 'The name of the field in the document file.' }),
    mappableType: t.expose('mappableType', {
      type: MappableTypeEnum,
      description: 'The type of source that fills the field.',
    }),
    mappable: t.field({
      type: MappableField,
      nullable: true,
      select: ofForm,
      description:
        'The form field that fills the document field. Null for a fact about the submission, or if no version has the form field anymore.',
      resolve: (mapping, _args, ctx) => mappedField(mapping, ctx),
    }),
    earliestVersion: t.int({
      nullable: true,
      select: ofForm,
      description: 'The number of the first version that has the form field, or null if there is none.',
      resolve: async (mapping, _args, ctx) => (await mappedField(mapping, ctx))?.earliestVersion ?? null,
    }),
    latestVersion: t.int({
      nullable: true,
      select: ofForm,
      description: 'The number of the last version that has the form field, or null if there is none.',
      resolve: async (mapping, _args, ctx) => (await mappedField(mapping, ctx))?.latestVersion ?? null,
    }),
    entityFieldId: t.exposeString('entityFieldId', {
      nullable: true,
      description: 'The plain ID of the field of the selected record, or null for other mappings.',
    }),
    processDataField: t.exposeString('processDataField', {
      nullable: true,
      description: 'The name of the fact about the submission, or null for other mappings.',
    }),
  }),
});

export const TemplateDocument = builder.prismaNode('MasterTemplateDocument', {
  id: { field: 'id' },
  description:
    'A PDF document whose fields are filled from answers, for a range of versions of a form. Only for members of the form.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the document as staff see it.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'A note for staff about the document, or null if there is none.',
    }),
    startVersion: t.exposeInt('startVersion', {
      nullable: true,
      description: 'The first version of the form that the document covers, or null if not set yet.',
    }),
    stopVersion: t.exposeInt('stopVersion', {
      nullable: true,
      description: 'The last version of the form that the document covers, or null if not set.',
    }),
    latest: t.exposeBoolean('latest', {
      description: 'Whether the document covers all later versions. If true, `stopVersion` is ignored.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the document was published, or null if it is not published.',
    }),
    unpublishedAt: t.expose('unpublishedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the document was unpublished, or null if it is published or has never been. It stays unpublished when the form is published.',
    }),
    hasFile: t.boolean({ description: 'Whether the document has a file.', resolve: ({ fileId }) => fileId !== null }),
    fileName: t.string({
      nullable: true,
      select: { file: { select: { filename: true } } },
      description: 'The name of the uploaded file, or null if there is no file.',
      resolve: ({ file }) => file?.filename ?? null,
    }),
    url: t.string({
      nullable: true,
      select: { file: true },
      description: 'A download link for the file, valid for 10 minutes, or null if there is no file.',
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
      description: 'The names of the form fields found in the file, in file order.',
      complexity: treeListCost,
      resolve: ({ fieldNames }) => fieldNames as string[],
    }),
    mappings: t.relation('documentMappings', {
      description: 'The mappings that fill the fields of the file.',
      complexity: treeListCost,
      query: { orderBy: { fieldName: 'asc' } },
    }),
    mappingWarnings: t.stringList({
      description:
        'The names of fields in the file whose source does not exist in every version that the document covers.',
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
      description: 'The fields of the form that can fill the document, newest version first.',
      complexity: treeListCost,
      resolve: async ({ masterTemplateId }, _args, ctx) => [...(await mappableFieldsOf(ctx, masterTemplateId))],
    }),
    masterTemplate: t.relation('masterTemplate', {
      description: 'The form that the document belongs to.',
      complexity: wholeFormCost,
    }),
  }),
});

/** Payload fields shared by the mutations of a document. */
export const documentOutput = <Done extends { readonly documentId: string }>(t: MutationOutputFields<Done>) => ({
  document: t.prismaField({
    type: TemplateDocument,
    description: 'The document after the change.',
    resolve: (query, { done: { documentId } }, _args, { services }) =>
      services.db.masterTemplateDocument.findUniqueOrThrow({ ...query, where: { id: documentId } }),
  }),
});
