import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { editSuggestionWords as words } from '#messages/entity/editSuggestionWords.ts';
import type { SuggestedEdits_query$key } from '#web/__generated__/SuggestedEdits_query.graphql.ts';
import { Alert } from '#web/ui/Alert.tsx';

/** Edits that people suggested for the entities of the viewer's teams; nothing if there are none. */
export function SuggestedEdits({ teams: key }: { readonly teams: SuggestedEdits_query$key }): ReactElement | null {
  const { myTeams } = useFragment(
    graphql`
      fragment SuggestedEdits_query on Query {
        myTeams {
          slug
          name
          openEditSuggestionsRequestCount
        }
      }
    `,
    key,
  );
  const waiting = myTeams.filter(({ openEditSuggestionsRequestCount: count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Alert tone="info" title={words.waiting}>
      {waiting.map(({ slug, name, openEditSuggestionsRequestCount: count }) => (
        <p key={slug}>
          <Link to={`/teams/${slug}/edit_suggestions_requests`}>{words.waitingFor(name, count)}</Link>
        </p>
      ))}
    </Alert>
  );
}
