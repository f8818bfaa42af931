// Fields are read in paletteEntries.tsx.
/* oxlint-disable relay/unused-fields */
import { graphql } from 'react-relay';
import type { PaletteMoreQuery } from '#web/__generated__/PaletteMoreQuery.graphql.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';

/** Up to 20 submissions that match, for people who want more than the first few. Null sends nothing. */
export const useMoreSubmissions = (term: string | null): ReturnType<typeof useQueryResponse<PaletteMoreQuery>> =>
  useQueryResponse<PaletteMoreQuery>(
    graphql`
      query PaletteMoreQuery($term: String!) {
        submissionSearch(term: $term) {
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
      }
    `,
    term === null ? null : { term },
  );
