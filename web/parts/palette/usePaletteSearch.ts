// Fields are read in paletteEntries.tsx.
/* oxlint-disable relay/unused-fields */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { PaletteFoundQuery } from '#web/__generated__/PaletteFoundQuery.graphql.ts';
import { createThrottledSearch } from '#web/parts/palette/createThrottledSearch.ts';

const everyMs = 180;
const slowMs = 2_000;

interface Answered {
  readonly term: string;
  /** null if the request failed */
  readonly found: PaletteFoundQuery['response']['quickSearch'] | null;
}

interface PaletteSearch {
  /** latest results, possibly for earlier text */
  readonly found: Answered['found'];
  readonly isLooking: boolean;
  readonly isSlow: boolean;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** Server search as the user types. */
export function usePaletteSearch(typed: string): PaletteSearch {
  const environment = useRelayEnvironment();
  const term = typed.trim();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [slowTerm, setSlowTerm] = useState<string | null>(null);
  const searches = useRef<ReturnType<typeof createThrottledSearch<string, PaletteFoundQuery['response']>>>(null);
  useEffect(() => {
    const created = createThrottledSearch<string, PaletteFoundQuery['response']>(
      (wanted) =>
        fetchQuery<PaletteFoundQuery>(
          environment,
          graphql`
            query PaletteFoundQuery($term: String!) {
              quickSearch(term: $term) {
                submissions {
                  submissionId
                  status
                  isRejected
                  dueAt
                  scopedId
                  identifier
                  templateName
                  applicant
                  availableActions
                }
                forms {
                  formId
                  name
                  status
                  teamName
                  everPublished
                  availableActions
                }
                teams {
                  teamId
                  name
                  slug
                }
              }
            }
          `,
          { term: wanted },
          { fetchPolicy: 'network-only' },
        ),
      ({ term: about, answer }) => setAnswered({ term: about, found: answer?.quickSearch ?? null }),
      everyMs,
    );
    searches.current = created;
    return created.stop;
  }, [environment]);
  const look = useEffectEvent(() => searches.current?.search(term));
  useEffect(() => {
    if (term !== '') look();
  }, [term]);
  const isAnswered = answered?.term === term;
  const isLooking = term !== '' && !isAnswered;
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => setSlowTerm(term), slowMs);
    return () => clearTimeout(timer);
  }, [isLooking, term]);
  return {
    found: term === '' ? null : (answered?.found ?? null),
    isLooking,
    isSlow: isLooking && slowTerm === term,
    hasFailed: term !== '' && isAnswered && answered.found === null,
    again: () => {
      setAnswered(null);
      look();
    },
  };
}
