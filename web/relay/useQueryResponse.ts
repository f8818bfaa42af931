import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

interface QueryAnswer<Query extends OperationType> {
  /** The last response, possibly to the previous variables; null before the first. */
  readonly data: Query['response'] | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

interface Answered<Query extends OperationType> {
  readonly subject: string | null;
  readonly data: Query['response'] | null;
  readonly hasFailed: boolean;
}

/** A query for an input in use. Doesn't suspend, so the rest of the page isn't affected. Null sends nothing. */
export function useQueryResponse<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): QueryAnswer<Query> {
  const environment = useRelayEnvironment();
  const subject = variables === null ? null : JSON.stringify(variables);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered<Query>>({ subject: null, data: null, hasFailed: false });
  useEffect(() => {
    if (subject === null) return undefined;
    const response = fetchQuery<Query>(environment, query, JSON.parse(subject) as Query['variables'], {
      fetchPolicy: 'network-only',
    }).subscribe({
      next: (data) => setAnswered({ subject, data, hasFailed: false }),
      error: () => setAnswered({ subject, data: null, hasFailed: true }),
    });
    return () => response.unsubscribe();
  }, [environment, query, subject, attempt]);
  const { data, hasFailed } = answered;
  return {
    data: subject === null ? null : data,
    isLoading: subject !== null && answered.subject !== subject,
    hasFailed: hasFailed && answered.subject === subject,
    refetch: () => {
      setAnswered({ subject: null, data: null, hasFailed: false });
      setAttempt(attempt + 1);
    },
  };
}
