import { isUuid } from '#domain/kernel/isUuid.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { equalsIgnoringCase } from '#server/database/ignoringCase.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { byteSize, byteSizeDescription, shortText, recordId } from '#server/graphql/inputTexts.ts';
import { PictureType } from '#server/graphql/PictureType.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { maxBannerBytes, setMasterTemplateBanner } from '#server/operations/template/banner.ts';

interface FormName {
  readonly masterTemplateId?: { readonly id: string } | null;
  readonly friendlyId?: string | null;
}

/** The form with this ID, or the only form with this slug that the viewer can change. */
async function resolveForm(ctx: RequestContext, { masterTemplateId, friendlyId }: FormName): Promise<string> {
  const name = masterTemplateId?.id ?? friendlyId ?? '';
  if (isUuid(name)) return name;
  const where = { slug: equalsIgnoringCase(name) };
  const forms = await ctx.services.db.masterTemplate.findMany({ where, select: { id: true }, take: 100 });
  const may = await Promise.all(forms.map(({ id }) => ctx.access.may('masterTemplate', 'updatePublicPage', id)));
  const [only, ...more] = forms.filter((_form, place) => may[place]);
  if (!only || more.length > 0) throw notAllowed(ctx, false);
  return only.id;
}

defineMutation('setMasterTemplateBanner', {
  description: 'Sets or removes the banner image of the public page of a form. Takes effect immediately.',
  inputDescription: 'The new banner image of a form. Give either `masterTemplateId` or `friendlyId`.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ for: MasterTemplate, description: 'The ID of the form.' }),
    friendlyId: t.string({
      validate: shortText,
      description: 'The slug of the form, instead of its ID. It must match only one form that the viewer can change.',
    }),
    fileId: t.string({
      validate: recordId,
      description: 'The ID of an image that the viewer uploaded, or null to remove the banner. Must not be omitted.',
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
  outputDescription: 'The result of changing the banner image.',
  outputFields: masterTemplateOutput,
});

defineMutation('requestBannerUpload', {
  description: 'Grants permission to upload one banner image. The permission expires after 10 minutes.',
  inputDescription: 'The image to upload.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({
      required: true,
      for: MasterTemplate,
      description: 'The ID of the form that the image is for.',
    }),
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    contentType: t.field({ type: PictureType, required: true, description: 'The image format of the file.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }) => input.masterTemplateId.id],
  run: (ctx, { input: { fileName, contentType, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType, byteSize: size, maxBytes: maxBannerBytes }),
  keepsRights: true,
  outputDescription: 'The permission to upload the file, and where to send it.',
  outputFields: uploadOutput,
});
