import { graphql } from 'react-relay';
import { avatarWords } from '#messages/account/accountWords.ts';
import type { PictureType, useUploadAvatarMutation } from '#web/__generated__/useUploadAvatarMutation.graphql.ts';
import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { cropToSquare } from '#web/screens/Account/Profile/cropToSquare.ts';

const unreadable: Outcome<never> = {
  kind: 'invalid',
  problems: [{ path: 'file', code: 'pictureUnreadable', message: avatarWords.unreadable }],
};

/** Resizes and uploads a picture, and returns its file ID. */
export function useUploadAvatar(): (file: File) => Promise<Outcome<string>> {
  const [requestAvatarUpload] = useMutation<useUploadAvatarMutation>(graphql`
    mutation useUploadAvatarMutation($input: RequestAvatarUploadInput!) {
      requestAvatarUpload(input: $input) {
        ... on RequestAvatarUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  return async (file) => {
    const picture = await cropToSquare(file);
    if (picture === null) return unreadable;
    const contentType: PictureType = 'jpeg';
    const permitted = await requestAvatarUpload({
      input: { fileName: picture.name, contentType, ...byteSizeOf(picture) },
    });
    return permitted.kind === 'done' ? sendFile(picture, permitted.value) : permitted;
  };
}
