import { acceptPicture } from '#server/operations/file/acceptPicture.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { operation } from '#server/operations/operation.ts';
import { lockForm, announceForm } from '#server/operations/template/masterTemplate.ts';
import type { OperationContext } from '#server/Services.ts';

export const maxBannerBytes = 10_000_000;

interface Banner {
  readonly masterTemplateId: string;
  /** null to remove the banner */
  readonly fileId: string | null;
}

const keepBanner = operation<Banner, string>('setMasterTemplateBanner', async (tx, { masterTemplateId, fileId }) => {
  const form = await lockForm(tx, masterTemplateId);
  const isOther = form.bannerFileId !== fileId;
  if (isOther && fileId !== null) await claimFile(tx, fileId, { use: 'formBanner', teamId: form.teamId });
  await tx.db.masterTemplate.update({ where: { id: masterTemplateId }, data: { bannerFileId: fileId } });
  if (isOther) await discardFile(tx, form.bannerFileId);
  announceForm(tx, form, 'setMasterTemplateBanner');
  return masterTemplateId;
});

/** Sets the picture at the top of a form's public page. */
export async function setMasterTemplateBanner(ctx: OperationContext, banner: Banner): Promise<string> {
  if (banner.fileId !== null) await acceptPicture(ctx, { fileId: banner.fileId, maxBytes: maxBannerBytes });
  return keepBanner(ctx, banner);
}
