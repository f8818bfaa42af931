import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';

import type { FormServices } from '#web/forms/FormServices.ts';
import { RequestError } from '#web/relay/requestError.ts';

/** What only some forms ask for: its code comes when somebody gives a file, or searches. */
export function useLateInputs(submissionId: string): Pick<FormServices, 'uploadFile' | 'findEntities'> {
  const environment = useRelayEnvironment();
  return useMemo(
    () => ({
      uploadFile: async (file, onProgress) => {
        try {
          const { uploadAnswerFile } = await import('./uploadAnswerFile.ts');
          return await uploadAnswerFile(environment, submissionId, file, onProgress);
        } catch (cause) {
          return { kind: 'failed', error: new RequestError('unreachable', { cause }) };
        }
      },
      findEntities: async (fieldId, terms) => {
        try {
          const { findEntities } = await import('./findEntities.ts');
          return await findEntities(environment, submissionId, fieldId, terms);
        } catch {
          // said beside the search, where it can be tried again
          return null;
        }
      },
    }),
    [environment, submissionId],
  );
}
