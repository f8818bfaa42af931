import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { FormServices } from '#web/forms/FormServices.ts';
import type { FormSession } from '#web/forms/FormSession.ts';

type LateInputs = Required<Pick<FormServices, 'loadTransfer' | 'loadEntities' | 'openFeatures' | 'findAddresses'>>;

/** Services for field types that only some forms have. Their code loads on first use. */
export function useLazyFormServices(submissionId: string, { autosave }: FormSession): LateInputs {
  const environment = useRelayEnvironment();
  return useMemo(
    () => ({
      loadTransfer: async () =>
        (await import('#web/screens/Submission/answerTransfer.ts')).answerTransfer(environment, submissionId),
      loadEntities: async () => {
        const { entityServices } = await import('#web/screens/Submission/entities/entityServices.ts');
        return entityServices(environment, submissionId, () => autosave.drain());
      },
      openFeatures: async (fieldId) => {
        try {
          const { openFeatureSource } = await import('#web/parts/map/openFeatureSource.ts');
          return await openFeatureSource(environment, submissionId, fieldId);
        } catch {
          // The field falls back to searching the entities that are already here.
          return null;
        }
      },
      findAddresses: async (question, text) => {
        try {
          const { findAddresses } = await import('#web/forms/findAddresses.ts');
          return await findAddresses(environment, question, text);
        } catch {
          // The field shows the failure; the address can be used as typed.
          return null;
        }
      },
    }),
    [environment, submissionId, autosave],
  );
}
