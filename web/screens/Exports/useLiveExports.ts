// what is told of an export is kept in the store for the table that shows it
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useLiveExportsSubscription } from '#web/__generated__/useLiveExportsSubscription.graphql.ts';
import { useLive } from '#web/relay/useLive.ts';

interface Shown {
  readonly shown: readonly string[];
  readonly isLoadingNext?: boolean;
}

/** How far an export is comes with the news of it; for one that is new, or gone, what is shown is looked at again. */
export function useLiveExports({ shown, isLoadingNext = false }: Shown, look: () => Observable<unknown>): void {
  useLive<useLiveExportsSubscription>({
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
    heard: (told) => {
      const changed = told?.exportsChanged.export ?? null;
      return changed === null || !shown.includes(changed.id);
    },
    look,
    isLoadingNext,
  });
}
