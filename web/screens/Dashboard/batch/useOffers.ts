import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { batchActionWords, type OfferedAction } from '#messages/lists/batchWords.ts';
import type { useOffersQuery } from '#web/__generated__/useOffersQuery.graphql.ts';
import { useQueryAnswer } from '#web/relay/useQueryAnswer.ts';
import { namingOf, type Chosen } from '#web/screens/Dashboard/batch/Chosen.ts';

/** Selecting several rows in a row sends one request. */
const debounceMs = 150;

interface Offers {
  /** number of submissions per action; unavailable actions are missing */
  readonly counts: ReadonlyMap<OfferedAction, number>;
  /** imported records among all matching, which can't be changed */
  readonly imported: number;
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
}

/** Actions available for the selection. Shows the previous ones while loading. */
export function useOffers(chosen: Chosen): Offers {
  const wanted = JSON.stringify(namingOf(chosen));
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, hasFailed, askAgain } = useQueryAnswer<useOffersQuery>(
    graphql`
      query useOffersQuery($submissionIds: [ID!], $filters: JSON) {
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
    JSON.parse(asked) as useOffersQuery['variables'],
  );
  const { exportCount = 0, importedCount = 0, offers = [] } = data?.chosenSubmissions ?? {};
  const known = new Map<string, number>([
    ...offers.map(({ action, count }) => [action, count] as const),
    ['export', exportCount],
  ]);
  const order = Object.keys(batchActionWords) as readonly OfferedAction[];
  const counts = order.map((action) => [action, known.get(action) ?? 0] as const);
  const possible = new Map(counts.filter(([, count]) => count > 0));
  return { counts: possible, imported: importedCount, hasFailed, askAgain };
}
