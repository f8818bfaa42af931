import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { FormServices } from '#web/forms/FormServices.ts';
import { RequestError } from '#web/relay/requestError.ts';

/** Form services for fields of entities: only addresses, because entities have no files and don't name each other. */
export function useEntityFormServices(): FormServices {
  const environment = useRelayEnvironment();
  return useMemo(
    () => ({
      loadTransfer: () => Promise.reject(new RequestError('notFound')),
      files: new Map(),
      findEntities: () => Promise.resolve(null),
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
    [environment],
  );
}
