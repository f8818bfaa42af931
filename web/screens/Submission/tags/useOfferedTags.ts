import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useOfferedTagsQuery, useOfferedTagsQuery$data } from '#web/__generated__/useOfferedTagsQuery.graphql.ts';

const debounceMs = 250;

export interface OfferedTag {
  readonly id: string;
  readonly name: string;
}

/** Details of a tag for managing it. */
export interface TagFacts {
  readonly taggingCount: number;
  readonly availableActions: readonly string[];
}

export interface Offered {
  /** null while loading */
  readonly tags: readonly OfferedTag[] | null;
  /** details of these tags and of those on the submission */
  readonly facts: ReadonlyMap<string, TagFacts>;
  readonly hasFailed: boolean;
  readonly lookAgain: () => void;
}

/** Tags that can be added, filtered as the user types. Refetched when `marks` changes. */
export function useOfferedTags(submissionId: string, search: string, marks: string): Offered {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<useOfferedTagsQuery$data | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [looks, setLooks] = useState(0);
  const typed = useRef(search);
  useEffect(() => {
    // Debounce only while typing.
    const waits = typed.current === search ? 0 : debounceMs;
    typed.current = search;
    let looking: { readonly unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      looking = fetchQuery<useOfferedTagsQuery>(
        environment,
        graphql`
          query useOfferedTagsQuery($id: ID!, $search: String) {
            node(id: $id) {
              ... on Submission @alias(as: "submission") {
                suggestedTags(search: $search) {
                  id
                  name
                  taggingCount
                  availableActions
                }
                taggings {
                  id
                  tag {
                    id
                    name
                    taggingCount
                    availableActions
                  }
                }
              }
            }
          }
        `,
        { id: submissionId, search },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: (answer) => {
          setFound(answer);
          setFailed(false);
        },
        error: () => setFailed(true),
      });
    }, waits);
    return () => {
      clearTimeout(timer);
      looking?.unsubscribe();
    };
  }, [environment, submissionId, search, marks, looks]);
  const submission = found?.node?.submission;
  return {
    tags: submission?.suggestedTags.map(({ id, name }) => ({ id, name })) ?? null,
    facts: factsIn(submission),
    hasFailed,
    lookAgain: () => setLooks((times) => times + 1),
  };
}

type Found = NonNullable<useOfferedTagsQuery$data['node']>['submission'];

function factsIn(submission: Found): ReadonlyMap<string, TagFacts> {
  const { suggestedTags = [], taggings = [] } = submission ?? {};
  const known = [...suggestedTags, ...taggings.map(({ tag }) => tag)];
  return new Map(
    known.map(({ id, taggingCount, availableActions }) => [id, { taggingCount: taggingCount ?? 0, availableActions }]),
  );
}
