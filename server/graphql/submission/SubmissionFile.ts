import { mostListedFiles } from '#domain/file/limits.ts';
import { isContentList } from '#domain/form/Content.ts';
import { fieldOf } from '#domain/form/Form.ts';
import { fileNote } from '#messages/filling/fileWords.ts';
import { isShownInPage } from '#server/files/servedAs.ts';
import { longestExpirySeconds } from '#server/files/store.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

const urlMeaning = 'Downloads the file, for ten minutes; null when the viewer may not, or it is still being checked.';

async function urlFor({ services, access }: RequestContext, file: StoredFile): Promise<string | null> {
  if (!(await access.may('file', 'downloadFile', file.id))) return null;
  const { key, filename: fileName, contentType } = file;
  return services.files.downloadUrl({ key, fileName, contentType, expiresInSeconds: longestExpirySeconds });
}

const FileStateEnum = builder.enumType('FileState', {
  description: 'Whether a file can be had: not while it is being checked for viruses, and not when one was found.',
  values: { stored: {}, checking: {}, infected: {}, refused: {} } as const,
});

const stateOf = (file: StoredFile): 'stored' | 'checking' | 'infected' | 'refused' =>
  file.state === 'expected' ? 'checking' : file.state;

const FileAddresses = builder.objectRef<StoredFile>('FileAddresses').implement({
  description: 'Where a file is.',
  fields: (t) => ({
    original: t.string({
      nullable: true,
      description: urlMeaning,
      resolve: (file, _args, ctx) => urlFor(ctx, file),
    }),
  }),
});

/** What staff have asked for beside the form. */
const askedBeside = {
  select: { flowTemplate: { select: { fields: { select: { identity: true, name: true } } } } },
} as const;

/** Neither kind of file has a scope of its own: the submission or answer that holds it has decided who sees it. */
export const AnswerFile = builder.prismaObject('DatumFile', {
  name: 'AnswerFile',
  description: 'A file that was given as an answer.',
  fields: (t) => ({
    id: t.id({ description: 'Of the answered file.', resolve: ({ id }) => encodeGlobalId('AnswerFile', id) }),
    fieldIdentity: t.exposeString('fieldIdentity', { description: 'The field that it answers.' }),
    fieldName: t.string({
      nullable: true,
      description: 'As the form calls the field that it answers.',
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
      description: 'Where it is.',
      select: { file: true },
      resolve: ({ file }) => file,
    }),
    fileId: t.exposeString('fileId', { description: 'As the content of the answer names it.' }),
    removedAt: t.expose('removedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When another took its place, or none did; null while it answers.',
    }),
    adminUploaded: t.exposeBoolean('adminUploaded', { description: 'Staff gave it, not an applicant.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was given.' }),
  }),
});

export const RepoFile = builder.prismaObject('RepoFile', {
  description: 'A file put beside a submission, which no field asked for.',
  fields: (t) => ({
    id: t.id({ description: 'Of the file here.', resolve: ({ id }) => encodeGlobalId('RepoFile', id) }),
    isPublic: t.exposeBoolean('isPublic', { description: 'The applicants see it; otherwise it is for staff alone.' }),
    adminUploaded: t.exposeBoolean('adminUploaded', { description: 'Staff put it there, not an applicant.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was put there.' }),
  }),
});

/** What both kinds say of the file that they hold. */
for (const Kind of [AnswerFile, RepoFile])
  builder.prismaObjectFields(Kind, (t) => ({
    fileName: t.string({
      description: 'As it was uploaded.',
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
      description: 'Whether it can be had.',
      select: { file: true },
      resolve: ({ file }) => stateOf(file),
    }),
    note: t.string({
      nullable: true,
      description: 'What people should know before they open it, or why they cannot; null where there is nothing.',
      select: { file: true },
      resolve: ({ file }) => fileNote(stateOf(file), file.isActive),
    }),
    isShownInPage: t.boolean({
      description: 'A picture or a PDF without scripts, which a page can show; others are downloads.',
      select: { file: true },
      resolve: ({ file }) => isShownInPage(file),
    }),
    contentType: t.string({
      description: 'What kind of file it is.',
      select: { file: { select: { contentType: true } } },
      resolve: ({ file }) => file.contentType,
    }),
    byteSize: t.float({
      nullable: true,
      description: 'What it takes; null before it is there.',
      select: { file: true },
      resolve: ({ file: { byteSize, state } }) => (byteSize === null || state === 'expected' ? null : Number(byteSize)),
    }),
    uploaderName: t.string({
      nullable: true,
      description: 'The name of whoever gave it; null when nobody did.',
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
    description: 'The files among the answers that are the viewer’s to see, the first given at the top.',
    authScopes: may('submission', 'viewFiles', ownKey('id')),
    complexity: { field: 5, multiplier: 20 },
    resolve: async (query, { id: submissionId }, _args, ctx) => {
      const rows = ctx.services.db.datumFile;
      const where = { submissionId, removedAt: null };
      const placed = await rows.findMany({ where, orderBy: firstGiven, select: placedFile, take: mostListedFiles });
      return rows.findMany({ ...query, where: { id: { in: await visible(ctx, placed) } }, orderBy: firstGiven });
    },
  }),
);

const unremoved = { where: { removedAt: null }, select: placedFile, take: mostListedFiles };

builder.prismaObjectFields(Submission, (t) => ({
  hasFiles: t.boolean({
    description: 'There are files of answers or beside it that are the viewer’s to see.',
    select: { datumFiles: unremoved, repoFiles: unremoved },
    resolve: async ({ datumFiles, repoFiles }, _args, ctx) =>
      (await visible(ctx, [...datumFiles, ...repoFiles])).length > 0,
  }),
}));

builder.prismaObjectField(Submission, 'supersededFiles', (t) =>
  t.prismaField({
    type: [AnswerFile],
    description:
      'For staff: files that answered and were replaced or taken out, the newest first. None is ever deleted.',
    authScopes: may('submission', 'viewAsStaff', ownKey('id')),
    unauthorizedResolver: () => [],
    complexity: { field: 5, multiplier: 20 },
    resolve: (query, { id: submissionId }, _args, { services: { db } }) =>
      db.datumFile.findMany({
        ...query,
        where: { submissionId, removedAt: { not: null } },
        orderBy: [{ removedAt: 'desc' }, { id: 'desc' }],
        take: mostListedFiles,
      }),
  }),
);

builder.prismaObjectField(Submission, 'repoFiles', (t) =>
  t.prismaField({
    type: [RepoFile],
    description: 'The files beside the submission that are the viewer’s to see, the newest first.',
    authScopes: may('submission', 'viewFiles', ownKey('id')),
    complexity: { field: 5, multiplier: 20 },
    resolve: async (query, { id: submissionId }, _args, ctx) => {
      const rows = ctx.services.db.repoFile;
      const where = { submissionId, removedAt: null };
      const placed = await rows.findMany({ where, orderBy: newest, select: placedFile, take: mostListedFiles });
      return rows.findMany({ ...query, where: { id: { in: await visible(ctx, placed) } }, orderBy: newest });
    },
  }),
);

builder.objectField(Answer, 'files', (t) =>
  t.prismaField({
    type: [AnswerFile],
    description: 'The files of the answer, in their order; empty for answers that are none.',
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
