// Fields are read in commandsFor.ts.
/* oxlint-disable relay/unused-fields */
import { graphql } from 'react-relay';
import { searchMinLength } from '#domain/kernel/text.ts';
import type { PalettePeopleQuery } from '#web/__generated__/PalettePeopleQuery.graphql.ts';
import type { Assignee } from '#web/parts/palette/commandsFor.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';

interface AssigneeSearch {
  readonly assignees: readonly Assignee[];
  readonly isLoading: boolean;
}

/** Members and roles of a submission's team whose name matches. */
export function useAssigneeSearch(submissionId: string | undefined, who: string): AssigneeSearch {
  const isWanted = submissionId !== undefined && who.length >= searchMinLength && who.toLowerCase() !== 'me';
  const { data, isLoading } = useQueryResponse<PalettePeopleQuery>(
    graphql`
      query PalettePeopleQuery($term: String!, $submissionId: ID!) {
        people(term: $term, submissionId: $submissionId) {
          roles {
            id
            name
          }
          teammates {
            id
            name
          }
        }
      }
    `,
    isWanted ? { term: who, submissionId } : null,
  );
  return { assignees: data ? [...data.people.teammates, ...data.people.roles] : [], isLoading };
}
