import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { batchActionWords, type OfferedAction } from '#messages/lists/batchWords.ts';
import type { useOffersQuery } from '#web/__generated__/useOffersQuery.graphql.ts';
import { useQueryAnswer } from '#web/relay/useQueryAnswer.ts';
import { namingOf, type Chosen } from '#web/screens/Dashboard/batch/Chosen.ts';

/** Whoever chooses several rows one after the other asks once. */
const debounceMs = 150;

interface Offers {
  /** with how many each can be done; what cannot be is not there */
  readonly counts: ReadonlyMap<OfferedAction, number>;
  /** records of other systems among all that the filter leaves: with these nothing can be done */
  readonly imported: number;
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
}

/** What their reader may do with those that are chosen. What was offered for others stands until it is known. */
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
