// The cursor is read by the connection.
/* oxlint-disable relay/unused-fields */
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Environment, Observable } from 'relay-runtime';
import type { useOtherEditorsQuery } from '#web/__generated__/useOtherEditorsQuery.graphql.ts';
import type { useOtherEditorsSubscription } from '#web/__generated__/useOtherEditorsSubscription.graphql.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';
import type { OtherEditor } from '#web/screens/Templates/Presence/OtherEditors.ts';

type Editors = NonNullable<useOtherEditorsSubscription['response']['draftEditorsChanged']['flowTemplate']>['editors'];

/** The server drops a tab a little after it ends; asking earlier would find it again. */
const marginMs = 1_000;

/** The other people who have a draft open, each tab on its own. Decision 0160. */
export function useOtherEditors(draftId: string | null): readonly OtherEditor[] {
  const environment = useRelayEnvironment();
  const [editors, setEditors] = useState<Editors>([]);
  const load = (id: string): Observable<unknown> => loadEditors(environment, id).do({ next: setEditors });
  useLiveUpdates<useOtherEditorsSubscription>({
    subscription: graphql`
      subscription useOtherEditorsSubscription($id: ID!, $after: String) {
        draftEditorsChanged(flowTemplateId: $id, after: $after) {
          cursor
          flowTemplate {
            editors {
              person {
                id
                name
                initials
                avatar {
                  url
                }
              }
              isViewer
              stepId
              partId
              until
            }
          }
        }
      }
    `,
    variables: draftId === null ? null : { id: draftId },
    needsRefetch: (change) => {
      const draft = change?.draftEditorsChanged.flowTemplate;
      if (draft) setEditors(draft.editors);
      return !draft;
    },
    refetch: () => (draftId === null ? null : load(draftId)),
  });
  useEffect(() => {
    if (draftId === null) return undefined;
    const loading = loadEditors(environment, draftId).subscribe({ next: setEditors });
    return () => loading.unsubscribe();
  }, [environment, draftId]);
  useEffect(() => {
    if (draftId === null || editors.length === 0) return undefined;
    // reports that only repeat where a tab is aren't announced, so it may still be there
    const first = Math.min(...editors.map(({ until }) => Date.parse(until)));
    const wait = Math.max(marginMs, first - Date.now() + marginMs);
    const timer = setTimeout(() => loadEditors(environment, draftId).subscribe({ next: setEditors }), wait);
    return () => clearTimeout(timer);
  }, [environment, draftId, editors]);
  return editors
    .filter(({ isViewer }) => !isViewer)
    .map(({ person: { id, name, initials, avatar }, stepId, partId }) => ({
      face: { id, name, initials, imageUrl: avatar.url ?? null },
      stepId: stepId ?? null,
      partId: partId ?? null,
    }));
}

const loadEditors = (environment: Environment, id: string): Observable<Editors> =>
  fetchQuery<useOtherEditorsQuery>(
    environment,
    graphql`
      query useOtherEditorsQuery($id: ID!) {
        node(id: $id) {
          ... on FlowTemplate @alias(as: "draft") {
            editors {
              person {
                id
                name
                initials
                avatar {
                  url
                }
              }
              isViewer
              stepId
              partId
              until
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).map(({ node }) => node?.draft?.editors ?? []);
