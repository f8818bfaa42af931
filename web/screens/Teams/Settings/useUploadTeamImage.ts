import { graphql } from 'react-relay';
import type {
  TeamImageUse,
  useUploadTeamImageMutation,
} from '#web/__generated__/useUploadTeamImageMutation.graphql.ts';
import type { PreparedPicture } from '#web/parts/picture/preparePicture.ts';
import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Uploads a prepared picture for a team, and returns its file ID. */
export function useUploadTeamImage(
  teamId: string,
  use: TeamImageUse,
): (picture: PreparedPicture) => Promise<Outcome<string>> {
  const [requestTeamImageUpload] = useMutation<useUploadTeamImageMutation>(graphql`
    mutation useUploadTeamImageMutation($input: RequestTeamImageUploadInput!) {
      requestTeamImageUpload(input: $input) {
        ... on RequestTeamImageUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  return async ({ file }) => {
    const contentType = file.type === 'image/png' ? 'png' : 'jpeg';
    const permitted = await requestTeamImageUpload({
      input: { teamId, use, fileName: file.name, contentType, ...byteSizeOf(file) },
    });
    return permitted.kind === 'done' ? sendFile(file, permitted.value) : permitted;
  };
}
