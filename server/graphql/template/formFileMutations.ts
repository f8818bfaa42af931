import { slugify } from '#domain/kernel/slugs.ts';
import { formFileMaxBytes } from '#domain/template/formFile/formFileMaxBytes.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { byteSize, byteSizeDescription, recordId, shortText } from '#server/graphql/inputTexts.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { importForm } from '#server/operations/template/importForm.ts';
import { formFileOfVersion } from '#server/queries/template/formFileOfVersion.ts';

defineMutation('exportForm', {
  description:
    'Writes the draft of a form as a form file: everything its authors made, without people, roles, and IDs. See docs/form-file.md.',
  inputDescription: 'The form to export.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  run: async ({ services }, { input: { masterTemplateId } }) => {
    const draft = await services.db.flowTemplate.findFirstOrThrow({
      where: { masterTemplateId: masterTemplateId.id, kind: 'draft' },
    });
    const content = await formFileOfVersion(services, draft.id);
    return { content, fileName: `${slugify(draft.name) ?? 'form'}.json` };
  },
  keepsRights: true,
  outputDescription: 'The form file.',
  outputFields: (t) => ({
    content: t.string({ description: 'The form file as JSON text.', resolve: ({ done: { content } }) => content }),
    fileName: t.string({ description: 'A name for the file.', resolve: ({ done: { fileName } }) => fileName }),
  }),
});

const teamInput = 'The ID of the team that will own the form.';

defineMutation('requestFormUpload', {
  description: 'Grants permission to upload one form file. The permission expires after 10 minutes.',
  inputDescription: 'The form file to upload.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: teamInput }),
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  may: ['team', 'createForm', ({ input }) => input.teamId.id],
  run: (ctx, { input: { fileName, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType: 'application/json', byteSize: size, maxBytes: formFileMaxBytes }),
  keepsRights: true,
  outputDescription: 'The permission to upload.',
  outputFields: uploadOutput,
});

defineMutation('importForm', {
  description:
    'Creates a form from a form file. If anything in the file is wrong, nothing is created, and each problem names its place in the file. The viewer becomes an editor of the form and the reviewer where people must be named.',
  inputDescription: 'The uploaded form file, and the team that will own the form.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: teamInput }),
    fileId: t.string({
      required: true,
      validate: recordId,
      description: 'The ID of a form file that the viewer uploaded.',
    }),
  }),
  may: ['team', 'createForm', ({ input }) => input.teamId.id],
  idempotent: true,
  run: (ctx, { input: { teamId, fileId } }, idempotencyKey) =>
    importForm(ctx, { teamId: teamId.id, fileId }, idempotencyKey),
  outputDescription: 'The new form.',
  outputFields: masterTemplateOutput,
});
