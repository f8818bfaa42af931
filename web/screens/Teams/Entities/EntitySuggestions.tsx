import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { editSuggestionWords as words } from '#messages/entity/editSuggestionWords.ts';
import type { EntitySuggestions_entity$key } from '#web/__generated__/EntitySuggestions_entity.graphql.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

interface EntitySuggestionsProps {
  readonly entity: EntitySuggestions_entity$key;
  readonly slug: string;
}

/** Edits that people suggested for the entity and that are still open. */
export function EntitySuggestions({ entity, slug }: EntitySuggestionsProps): ReactElement {
  const { openEditSuggestionsRequests: requests } = useFragment(
    graphql`
      fragment EntitySuggestions_entity on Entity {
        openEditSuggestionsRequests {
          requestId
          suggester {
            user {
              name
            }
          }
          suggestions {
            state
            field {
              name
            }
          }
        }
      }
    `,
    entity,
  );
  return (
    <>
      {requests.map(({ requestId, suggester, suggestions }) => (
        <Alert
          key={requestId}
          tone="info"
          title={words.suggests(suggester.user.name)}
          action={<ButtonLink to={`/teams/${slug}/edit_suggestions_requests/${requestId}`}>{words.decide}</ButtonLink>}
        >
          {suggestions
            .filter(({ state }) => state === 'open')
            .map(({ field }) => field.name)
            .join(', ')}
        </Alert>
      ))}
    </>
  );
}
