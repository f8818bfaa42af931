import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { FormServices } from '#web/forms/FormServices.ts';
import { RequestError } from '#web/relay/requestError.ts';

/** What inputs need of the page: a survey asks for neither files nor records (decision 0059), but for addresses. */
export function useSurveyServices(token: string): FormServices {
  const environment = useRelayEnvironment();
  return useMemo(
    () => ({
      loadTransfer: () => Promise.reject(new RequestError('notFound')),
      files: new Map(),
      findEntities: () => Promise.resolve(null),
      findAddresses: async (question, text) => {
        const { findSurveyAddresses } = await import('#web/screens/Survey/findSurveyAddresses.ts');
        return findSurveyAddresses(environment, { token, text, isWhole: question === 'validate' });
      },
    }),
    [environment, token],
  );
}
