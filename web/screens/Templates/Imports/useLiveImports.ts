// The subscription updates imports in the store for the pages that show them.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useLiveImportsSubscription } from '#web/__generated__/useLiveImportsSubscription.graphql.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

interface Shown {
  readonly shown: readonly string[];
  readonly isLoadingNext?: boolean;
}

/** Progress arrives in the event itself; `refetch` refetches when an import was added or removed. */
export function useLiveImports(
  formId: string,
  { shown, isLoadingNext = false }: Shown,
  refetch: () => Observable<unknown>,
): void {
  useLiveUpdates<useLiveImportsSubscription>({
    subscription: graphql`
      subscription useLiveImportsSubscription($formId: ID!, $after: String) {
        importsChanged(masterTemplateId: $formId, after: $after) {
          cursor
          dataImport {
            id
            mappings
            ...ImportTable_imports
            ...ImportReport_import
            ...ImportProblems_import
          }
        }
      }
    `,
    variables: { formId },
    needsRefetch: (told) => {
      const changed = told?.importsChanged.dataImport ?? null;
      return changed === null || !shown.includes(changed.id);
    },
    refetch,
    isLoadingNext,
  });
}
