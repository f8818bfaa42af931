// The subscription updates imports in the store for the pages that show them.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useLiveEntityImportsSubscription } from '#web/__generated__/useLiveEntityImportsSubscription.graphql.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

interface Shown {
  readonly shown: readonly string[];
  readonly isLoadingNext?: boolean;
}

/** Progress arrives in the event itself; `refetch` runs when an import was added. */
export function useLiveEntityImports(
  teamId: string,
  { shown, isLoadingNext = false }: Shown,
  refetch: () => Observable<unknown>,
): void {
  useLiveUpdates<useLiveEntityImportsSubscription>({
    subscription: graphql`
      subscription useLiveEntityImportsSubscription($teamId: ID!, $after: String) {
        entityImportsChanged(teamId: $teamId, after: $after) {
          cursor
          entityImport {
            id
            mappings
            ...EntityImportTable_imports
            ...EntityImportReport_import
            ...EntityImportProblems_import
            ...UndoEntityImport_import
          }
        }
      }
    `,
    variables: { teamId },
    needsRefetch: (told) => {
      const changed = told?.entityImportsChanged.entityImport ?? null;
      return changed === null || !shown.includes(changed.id);
    },
    refetch,
    isLoadingNext,
  });
}
