import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useEmailCheckQuery } from '#web/__generated__/useEmailCheckQuery.graphql.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { asRequestError } from '#web/relay/requestError.ts';

interface Checked {
  readonly isTaken: boolean;
}

export function useEmailCheck(): (email: string) => Promise<Outcome<Checked>> {
  const environment = useRelayEnvironment();
  return async (email) => {
    try {
      const answer = await fetchQuery<useEmailCheckQuery>(
        environment,
        graphql`
          query useEmailCheckQuery($email: String!) {
            emailIsTaken(email: $email)
          }
        `,
        { email },
      ).toPromise();
      return { kind: 'done', value: { isTaken: answer?.emailIsTaken ?? false } };
    } catch (error) {
      const failed = asRequestError(error);
      // A town hall's shared network may hit the rate limit. Then ask for a name as for a new person; an
      // existing account's owner gets an email.
      if (failed.failure === 'tooFast') return { kind: 'done', value: { isTaken: false } };
      return { kind: 'failed', error: failed };
    }
  };
}
