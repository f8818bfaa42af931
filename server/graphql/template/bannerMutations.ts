import { isUuid } from '#domain/kernel/isUuid.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { equalsInAnyCase } from '#server/database/anyCase.ts';
import { byteSize, byteSizeMeaning, line, recordId } from '#server/graphql/inputTexts.ts';
import { PictureType } from '#server/graphql/PictureType.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { largestBanner, setMasterTemplateBanner } from '#server/operations/template/banner.ts';

interface FormName {
  readonly masterTemplateId?: { readonly id: string } | null;
  readonly friendlyId?: string | null;
}

/** The form that is meant, by its id, or by an address that only one form has of those that the viewer may change. */
async function resolveForm(ctx: RequestContext, { masterTemplateId, friendlyId }: FormName): Promise<string> {
  const name = masterTemplateId?.id ?? friendlyId ?? '';
  if (isUuid(name)) return name;
  const where = { slug: equalsInAnyCase(name) };
  const forms = await ctx.services.db.masterTemplate.findMany({ where, select: { id: true }, take: 100 });
  const may = await Promise.all(forms.map(({ id }) => ctx.access.may('masterTemplate', 'updatePublicPage', id)));
  const [only, ...more] = forms.filter((_form, place) => may[place]);
  if (!only || more.length > 0) throw notAllowed(ctx, false);
  return only.id;
}

verbMutation('setMasterTemplateBanner', {
  description: 'Changes the picture above the public page of a form, at once.',
  inputDescription: 'The picture above the public page of a form.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ for: MasterTemplate, description: 'Which form.' }),
    friendlyId: t.string({ validate: line, description: 'In place of the id: its address below that of the team.' }),
    fileId: t.string({
      validate: recordId,
      description: 'A picture that the viewer uploaded; null for none. It has to be said.',
    }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }, ctx) => resolveForm(ctx, input)],
  run: async (ctx, { input }) => {
    const masterTemplateId = await resolveForm(ctx, input);
    if (input.fileId === undefined) throw new InvalidInput([{ path: 'fileId', code: 'blank' }]);
    await setMasterTemplateBanner(ctx, { masterTemplateId, fileId: input.fileId ?? null });
    return { masterTemplateId };
  },
  keepsRights: true,
  outputDescription: 'The picture was changed.',
  outputFields: masterTemplateOutput,
});

verbMutation('requestBannerUpload', {
  description: 'Permits one picture to be uploaded, for ten minutes.',
  inputDescription: 'A picture that is about to be uploaded.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'For which form.' }),
    fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
    contentType: t.field({ type: PictureType, required: true, description: 'What kind of picture it is.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }) => input.masterTemplateId.id],
  run: (ctx, { input: { fileName, contentType, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType, byteSize: size, maxBytes: largestBanner }),
  keepsRights: true,
  outputDescription: 'Where to send the file.',
  outputFields: uploadOutput,
});
