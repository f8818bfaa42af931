import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { batchActionWords, type AvailableBatchAction } from '#messages/lists/batchWords.ts';
import type { useAvailableBatchActionsQuery } from '#web/__generated__/useAvailableBatchActionsQuery.graphql.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { selectionInput, type SelectedSubmissions } from '#web/screens/Submissions/batch/SelectedSubmissions.ts';

/** Selecting several rows in a row sends one request. */
const debounceMs = 150;

interface Offers {
  /** number of submissions per action; unavailable actions are missing */
  readonly counts: ReadonlyMap<AvailableBatchAction, number>;
  /** imported records among all matching, which can't be changed */
  readonly imported: number;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/** Actions available for the selection. Shows the previous ones while loading. */
export function useAvailableBatchActions(chosen: SelectedSubmissions): Offers {
  const wanted = JSON.stringify(selectionInput(chosen));
  const [requested, setRequested] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setRequested(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, hasFailed, refetch } = useQueryResponse<useAvailableBatchActionsQuery>(
    graphql`
      query useAvailableBatchActionsQuery($submissionIds: [ID!], $filters: JSON) {
        chosenSubmissions(submissionIds: $submissionIds, filters: $filters) {
          exportCount
          importedCount
          offers {
            action
            count
          }
        }
      }
    `,
    JSON.parse(requested) as useAvailableBatchActionsQuery['variables'],
  );
  const { exportCount = 0, importedCount = 0, offers = [] } = data?.chosenSubmissions ?? {};
  const known = new Map<string, number>([
    ...offers.map(({ action, count }) => [action, count] as const),
    ['export', exportCount],
  ]);
  const order = Object.keys(batchActionWords) as readonly AvailableBatchAction[];
  const counts = order.map((action) => [action, known.get(action) ?? 0] as const);
  const possible = new Map(counts.filter(([, count]) => count > 0));
  return { counts: possible, imported: importedCount, hasFailed, refetch };
}
