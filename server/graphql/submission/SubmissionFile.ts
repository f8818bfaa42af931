import { maxListedFiles } from '#domain/file/fileLimits.ts';
import { isContentList } from '#domain/form/Content.ts';
import { fieldOf } from '#domain/form/Form.ts';
import { fileNote } from '#messages/filling/fileWords.ts';
import { isShownInPage } from '#server/files/servedFile.ts';
import { maxExpirySeconds } from '#server/files/store.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

const urlMeaning =
  'A link to download the file, valid for ten minutes. Null if the file is not available, and for viewers who may not download it.';

async function urlFor({ services, access }: RequestContext, file: StoredFile): Promise<string | null> {
  if (!(await access.may('file', 'downloadFile', file.id))) return null;
  const { key, filename: fileName, contentType } = file;
  return services.files.downloadUrl({ key, fileName, contentType, expiresInSeconds: maxExpirySeconds });
}

const FileStateEnum = builder.enumType('FileState', {
  description:
    'The availability of a file: `stored` can be downloaded, `checking` is being uploaded or scanned for viruses, `infected` has a virus, and `refused` was not accepted.',
  values: { stored: {}, checking: {}, infected: {}, refused: {} } as const,
});

const stateOf = (file: StoredFile): 'stored' | 'checking' | 'infected' | 'refused' =>
  file.state === 'expected' ? 'checking' : file.state;

const FileAddresses = builder.objectRef<StoredFile>('FileAddresses').implement({
  description: 'The download links of a file.',
  fields: (t) => ({
    original: t.string({
      nullable: true,
      description: urlMeaning,
      resolve: (file, _args, ctx) => urlFor(ctx, file),
    }),
  }),
});

/** The fields that staff requested in addition to the form. */
const askedBeside = {
  select: { flowTemplate: { select: { fields: { select: { identity: true, name: true } } } } },
} as const;

/** Files have no scope of their own: the submission or answer decides who sees them. */
export const AnswerFile = builder.prismaObject('DatumFile', {
  name: 'AnswerFile',
  description: 'A file given as an answer.',
  fields: (t) => ({
    id: t.id({
      description: 'The ID of the file as part of its answer.',
      resolve: ({ id }) => encodeGlobalId('AnswerFile', id),
    }),
    fieldIdentity: t.exposeString('fieldIdentity', { description: 'The identity of the field that the file answers.' }),
    fieldName: t.string({
      nullable: true,
      description: 'The name of the field that the file answers, or null if the form no longer has it.',
      select: { submission: { select: { flowTemplateId: true, supplementalRequirements: askedBeside } } },
      resolve: async ({ fieldIdentity, submission: { flowTemplateId, supplementalRequirements } }, _args, ctx) =>
        (
          fieldOf(await formOf(ctx, flowTemplateId), fieldIdentity) ??
          supplementalRequirements
            .flatMap(({ flowTemplate }) => flowTemplate.fields)
            .find(({ identity }) => identity === fieldIdentity)
        )?.name ?? null,
    }),
    addresses: t.field({
      type: FileAddresses,
      description: 'The download links of the file.',
      select: { file: true },
      resolve: ({ file }) => file,
    }),
    fileId: t.exposeString('fileId', {
      description: 'The ID of the stored file, as the answer’s content refers to it.',
    }),
    removedAt: t.expose('removedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the file was replaced or removed, or null if it is still part of the answer.',
    }),
    adminUploaded: t.exposeBoolean('adminUploaded', {
      description: 'Whether staff uploaded the file rather than an applicant.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was added to the answer.' }),
  }),
});

export const RepoFile = builder.prismaObject('RepoFile', {
  description: 'A file attached to a submission in addition to its answers.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the attached file.', resolve: ({ id }) => encodeGlobalId('RepoFile', id) }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether applicants can see the file. Otherwise, only staff can.',
    }),
    adminUploaded: t.exposeBoolean('adminUploaded', {
      description: 'Whether staff uploaded the file rather than an applicant.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the file was attached or last updated.' }),
  }),
});

/** Fields that both kinds of files have. */
for (const Kind of [AnswerFile, RepoFile])
  builder.prismaObjectFields(Kind, (t) => ({
    fileName: t.string({
      description: 'The name of the uploaded file.',
      select: { file: { select: { filename: true } } },
      resolve: ({ file }) => file.filename,
    }),
    url: t.string({
      nullable: true,
      description: urlMeaning,
      select: { file: true },
      resolve: ({ file }, _args, ctx) => urlFor(ctx, file),
    }),
    state: t.field({
      type: FileStateEnum,
      description: 'Whether the file can be downloaded.',
      select: { file: true },
      resolve: ({ file }) => stateOf(file),
    }),
    note: t.string({
      nullable: true,
      description:
        'What people should know before they open the file, or why they cannot. Null if there is nothing to note.',
      select: { file: true },
      resolve: ({ file }) => fileNote(stateOf(file), file.isActive),
    }),
    isShownInPage: t.boolean({
      description:
        'Whether a page can show the file: an image, or a PDF without scripts. Other files can only be downloaded.',
      select: { file: true },
      resolve: ({ file }) => isShownInPage(file),
    }),
    contentType: t.string({
      description: 'The media type of the file, such as `application/pdf`.',
      select: { file: { select: { contentType: true } } },
      resolve: ({ file }) => file.contentType,
    }),
    byteSize: t.float({
      nullable: true,
      description: 'The size of the file in bytes, or null until it is uploaded.',
      select: { file: true },
      resolve: ({ file: { byteSize, state } }) => (byteSize === null || state === 'expected' ? null : Number(byteSize)),
    }),
    uploaderName: t.string({
      nullable: true,
      description: 'The name of the person who uploaded the file, or null if no person did.',
      select: { file: { select: { uploadedBy: { select: { name: true } } } } },
      resolve: ({ file }) => file.uploadedBy?.name ?? null,
    }),
  }));

interface Placed {
  readonly id: string;
  readonly fileId: string;
}

const placedFile = { id: true, fileId: true } as const;
const firstGiven = [{ createdAt: 'asc' as const }, { position: 'asc' as const }, { id: 'asc' as const }];
const newest = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

async function visible({ access }: RequestContext, placed: readonly Placed[]): Promise<string[]> {
  const may = await Promise.all(placed.map(({ fileId }) => access.may('file', 'seeFile', fileId)));
  return placed.filter((_file, place) => may[place]).map(({ id }) => id);
}

builder.prismaObjectField(Submission, 'files', (t) =>
  t.prismaField({
    type: [AnswerFile],
    description: 'The files among the answers that the viewer may see, oldest first.',
    authScopes: may('submission', 'viewFiles', ownKey('id')),
    complexity: { field: 5, multiplier: 20 },
    resolve: async (query, { id: submissionId }, _args, ctx) => {
      const rows = ctx.services.db.datumFile;
      const where = { submissionId, removedAt: null };
      const placed = await rows.findMany({ where, orderBy: firstGiven, select: placedFile, take: maxListedFiles });
      return rows.findMany({ ...query, where: { id: { in: await visible(ctx, placed) } }, orderBy: firstGiven });
    },
  }),
);

const unremoved = { where: { removedAt: null }, select: placedFile, take: maxListedFiles };

builder.prismaObjectFields(Submission, (t) => ({
  hasFiles: t.boolean({
    description: 'Whether the submission has any files that the viewer may see, in answers or attached.',
    select: { datumFiles: unremoved, repoFiles: unremoved },
    resolve: async ({ datumFiles, repoFiles }, _args, ctx) =>
      (await visible(ctx, [...datumFiles, ...repoFiles])).length > 0,
  }),
}));

builder.prismaObjectField(Submission, 'supersededFiles', (t) =>
  t.prismaField({
    type: [AnswerFile],
    description:
      'For staff: files that were replaced in or removed from answers, newest first. They are never deleted. Empty for everyone else.',
    authScopes: may('submission', 'viewAsStaff', ownKey('id')),
    unauthorizedResolver: () => [],
    complexity: { field: 5, multiplier: 20 },
    resolve: (query, { id: submissionId }, _args, { services: { db } }) =>
      db.datumFile.findMany({
        ...query,
        where: { submissionId, removedAt: { not: null } },
        orderBy: [{ removedAt: 'desc' }, { id: 'desc' }],
        take: maxListedFiles,
      }),
  }),
);

builder.prismaObjectField(Submission, 'repoFiles', (t) =>
  t.prismaField({
    type: [RepoFile],
    description: 'The attached files that the viewer may see, newest first.',
    authScopes: may('submission', 'viewFiles', ownKey('id')),
    complexity: { field: 5, multiplier: 20 },
    resolve: async (query, { id: submissionId }, _args, ctx) => {
      const rows = ctx.services.db.repoFile;
      const where = { submissionId, removedAt: null };
      const placed = await rows.findMany({ where, orderBy: newest, select: placedFile, take: maxListedFiles });
      return rows.findMany({ ...query, where: { id: { in: await visible(ctx, placed) } }, orderBy: newest });
    },
  }),
);

builder.objectField(Answer, 'files', (t) =>
  t.prismaField({
    type: [AnswerFile],
    description: 'The files of the answer, in order. Empty for answers without files.',
    resolve: (query, { submissionId, fieldIdentity, rowPath, content }, _args, { services }) =>
      isContentList(content)
        ? services.db.datumFile.findMany({
            ...query,
            where: { submissionId, fieldIdentity, rowPath, removedAt: null },
            orderBy: [{ position: 'asc' }, { id: 'asc' }],
          })
        : [],
  }),
);
