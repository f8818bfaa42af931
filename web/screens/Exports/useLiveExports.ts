// The subscription updates exports in the store for the table.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useLiveExportsSubscription } from '#web/__generated__/useLiveExportsSubscription.graphql.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

interface Shown {
  readonly shown: readonly string[];
  readonly isLoadingNext?: boolean;
}

/** Progress arrives in the event itself; `refetch` refetches when an export was added or removed. */
export function useLiveExports({ shown, isLoadingNext = false }: Shown, refetch: () => Observable<unknown>): void {
  useLiveUpdates<useLiveExportsSubscription>({
    subscription: graphql`
      subscription useLiveExportsSubscription($after: String) {
        exportsChanged(after: $after) {
          cursor
          export {
            id
            ...ExportTable_exports
          }
        }
      }
    `,
    variables: {},
    needsRefetch: (told) => {
      const changed = told?.exportsChanged.export ?? null;
      return changed === null || !shown.includes(changed.id);
    },
    refetch,
    isLoadingNext,
  });
}
