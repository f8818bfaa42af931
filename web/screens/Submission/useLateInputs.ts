import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { FormServices } from '#web/forms/FormServices.ts';

type LateInputs = Pick<FormServices, 'loadTransfer' | 'findEntities' | 'findAddresses'>;

/** What only some forms ask for: its code comes when somebody gives a file, or searches. */
export function useLateInputs(submissionId: string): LateInputs {
  const environment = useRelayEnvironment();
  return useMemo(
    () => ({
      loadTransfer: async () =>
        (await import('#web/screens/Submission/answerTransfer.ts')).answerTransfer(environment, submissionId),
      findEntities: async (fieldId, terms) => {
        try {
          const { findEntities } = await import('#web/screens/Submission/findEntities.ts');
          return await findEntities(environment, submissionId, fieldId, terms);
        } catch {
          // said beside the search, where it can be tried again
          return null;
        }
      },
      findAddresses: async (question, text) => {
        try {
          const { findAddresses } = await import('#web/screens/Submission/findAddresses.ts');
          return await findAddresses(environment, question, text);
        } catch {
          // said beside the address, which can be used as it is
          return null;
        }
      },
    }),
    [environment, submissionId],
  );
}
