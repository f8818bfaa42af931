import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { FormServices } from '#web/forms/FormServices.ts';
import { RequestError } from '#web/relay/requestError.ts';

/** Form services of a survey: only addresses, because surveys have no file or entity fields (decision 0059). */
export function useSurveyServices(token: string): FormServices {
  const environment = useRelayEnvironment();
  return useMemo(
    () => ({
      loadTransfer: () => Promise.reject(new RequestError('notFound')),
      files: new Map(),
      loadEntities: () => Promise.reject(new RequestError('notFound')),
      findAddresses: async (question, text) => {
        const { findSurveyAddresses } = await import('#web/screens/Survey/findSurveyAddresses.ts');
        return findSurveyAddresses(environment, { token, text, isWhole: question === 'validate' });
      },
    }),
    [environment, token],
  );
}
