import { bannerImageWords } from '#messages/form/formSettingsWords.ts';
import type { Crop } from '#web/parts/picture/crop.ts';
import { bannerFile } from '#web/parts/picture/drawBanner.ts';
import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useRequestBannerUpload } from '#web/screens/Templates/Configuration/useRequestBannerUpload.ts';
import { useSetMasterTemplateBanner } from '#web/screens/Templates/Configuration/useSetMasterTemplateBanner.ts';

export function useUploadBanner(
  masterTemplateId: string,
): (picture: ImageBitmap, crop: Crop) => Promise<Outcome<unknown>> {
  const [requestBannerUpload] = useRequestBannerUpload();
  const [setMasterTemplateBanner] = useSetMasterTemplateBanner();
  return async (picture, crop) => {
    const file = await bannerFile(picture, crop);
    if (file === null) return { kind: 'refused', code: 'pictureUnreadable', message: bannerImageWords.unreadable };
    const permitted = await requestBannerUpload({
      input: { masterTemplateId, fileName: file.name, contentType: 'jpeg', ...byteSizeOf(file) },
    });
    if (permitted.kind !== 'done') return permitted;
    const sent = await sendFile(file, permitted.value);
    if (sent.kind !== 'done') return sent;
    return setMasterTemplateBanner({ input: { masterTemplateId, fileId: sent.value } });
  };
}
