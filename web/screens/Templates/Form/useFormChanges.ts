// The query updates the store for the form's pages.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { useLayoutEffect, useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { useFormChanges_changesSubscription } from '#web/__generated__/useFormChanges_changesSubscription.graphql.ts';
import type { useFormChanges_draft$key } from '#web/__generated__/useFormChanges_draft.graphql.ts';
import type { useFormChangesQuery } from '#web/__generated__/useFormChangesQuery.graphql.ts';
import { refetchUnlessStale } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

/** The user's own changes are announced too, often before the mutation's response arrives. */
const ownAnswerMs = 150;

/** Applies other people's changes to the draft in the store, whichever page of the form is open. */
export function useFormChanges(draft: useFormChanges_draft$key, formId: string): void {
  const { id: draftId, revision } = useFragment(
    graphql`
      fragment useFormChanges_draft on FlowTemplate {
        id
        revision
      }
    `,
    draft,
  );
  const environment = useRelayEnvironment();
  const first = useRef(revision);
  const own = useRef(new Set<number>());
  const news = useRef(new Set<number>());
  const newest = useRef(revision);
  const throttled = useLiveUpdates<useFormChanges_changesSubscription>({
    subscription: graphql`
      subscription useFormChanges_changesSubscription($id: ID!, $after: String) {
        formChanged(flowTemplateId: $id, after: $after) {
          cursor
          revision
          partId
        }
      }
    `,
    variables: { id: draftId },
    gatherMs: ownAnswerMs,
    needsRefetch: (change) => {
      const { revision: latest, partId } = change?.formChanged ?? {};
      // A reconnect, or a change of the draft's own fields, has no revision, so always refetch.
      if (latest === undefined || partId === draftId) news.current.add(Number.POSITIVE_INFINITY);
      else if (latest > first.current && !own.current.has(latest)) news.current.add(latest);
      return news.current.size > 0;
    },
    refetch: () => {
      if (news.current.size === 0) return null;
      news.current.clear();
      return refetchUnlessStale<useFormChangesQuery>(environment, formQuery, { id: formId }, (form) => {
        const isOlder = revisionOf(form) < newest.current;
        if (isOlder) {
          news.current.add(Number.POSITIVE_INFINITY);
          throttled.current?.soon();
        }
        return isOlder;
      });
    },
  });
  // A mutation's response does not include another person's change made just before.
  useLayoutEffect(() => {
    own.current.add(revision);
    news.current.delete(revision);
    if (revision >= newest.current) {
      newest.current = revision;
      return;
    }
    // Responses arrived out of order, and the later one is stale.
    news.current.add(Number.POSITIVE_INFINITY);
    throttled.current?.soon();
  }, [revision, throttled]);
}

/** A deleted form has no revision; refetching shows that it is gone. */
const revisionOf = (data: object): number =>
  (data as { node?: { draft?: { revision: number } | null } | null }).node?.draft?.revision ?? Number.POSITIVE_INFINITY;

const formQuery = graphql`
  query useFormChangesQuery($id: ID!) {
    node(id: $id) {
      ... on MasterTemplate @alias(as: "form") {
        ...FormHeader_form
        ...FormBanners_form
        draft {
          ...wholeDraft_draft
        }
      }
    }
  }
`;
