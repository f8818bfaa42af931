// what it asks for is kept in the store for the pages of the form
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useFragment, useRelayEnvironment } from 'react-relay';

import type { useFormChanges_changesSubscription } from '#web/__generated__/useFormChanges_changesSubscription.graphql.ts';
import type { useFormChanges_draft$key } from '#web/__generated__/useFormChanges_draft.graphql.ts';
import type { useFormChangesQuery } from '#web/__generated__/useFormChangesQuery.graphql.ts';
import { onReconnected } from '#web/relay/socket.ts';

/** What the viewer has changed is told, too, often before the answer to the change itself has come. */
const ownAnswerMs = 150;

/** Shows what other people change in the draft as they change it: whatever page of the form is open has it in its store. */
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
  const known = useRef(revision);
  useLayoutEffect(() => {
    known.current = revision;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const load = (): void => {
      timer = null;
      fetchQuery<useFormChangesQuery>(
        environment,
        formQuery,
        { id: formId },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        // the next change, or the line when it is back, loads it again
        error: () => undefined,
      });
    };
    const loadSoon = (isNews: () => boolean): void => {
      timer ??= setTimeout(() => {
        if (isNews()) load();
        else timer = null;
      }, ownAnswerMs);
    };
    const subscription = requestSubscription<useFormChanges_changesSubscription>(environment, {
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
      onNext: (change) => {
        if (!change) return;
        const { revision: told, partId } = change.formChanged;
        if (told > known.current || partId === draftId) {
          loadSoon(() => told > known.current || partId === draftId);
        }
      },
      onError: () => undefined,
    });
    const forget = onReconnected(load);
    return () => {
      if (timer !== null) clearTimeout(timer);
      forget();
      subscription.dispose();
    };
  }, [environment, draftId, formId]);
}

const formQuery = graphql`
  query useFormChangesQuery($id: ID!) {
    node(id: $id) {
      ... on MasterTemplate @alias(as: "form") {
        ...FormHead_form
        ...FormBanners_form
        draft {
          id
          ...useFormChanges_draft
          ...FormNameField_draft
          ...StepPath_draft
          ...LogicPanel_draft
          ...LogicSources_draft
          steps {
            id
            ...StepEditor_step
          }
          configuredOutputs {
            id
            ...OutputEditor_output
          }
        }
      }
    }
  }
`;
