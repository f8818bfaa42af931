import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entityImportWords } from '#messages/entity/entityImportWords.ts';
import { entityListWords as words } from '#messages/entity/entityListWords.ts';
import type { NoEntities_team$key } from '#web/__generated__/NoEntities_team.graphql.ts';
import type { EntityListChoice } from '#web/screens/Teams/Entities/entityListIn.ts';
import { entityListPath } from '#web/screens/Teams/Entities/entityPaths.ts';
import { entityImportsPath } from '#web/screens/Teams/EntityImports/entityImportPaths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NoEntitiesProps {
  readonly team: NoEntities_team$key;
  readonly choice: EntityListChoice;
}

/** Why the list is empty, and what to do about it. */
export function NoEntities({ team, choice }: NoEntitiesProps): ReactElement {
  const { slug, availableActions, customEntities } = useFragment(
    graphql`
      fragment NoEntities_team on Team {
        slug
        availableActions
        customEntities {
          __typename
        }
      }
    `,
    team,
  );
  if (choice.search !== '')
    return (
      <EmptyState drawing="lens" title={words.noMatchTitle}>
        {words.noMatch}
      </EmptyState>
    );
  if (customEntities.length === 0) {
    const mayDefine = availableActions.includes('manageCustomEntities');
    return (
      <EmptyState
        drawing="paper"
        title={words.noneTitle}
        action={
          mayDefine && (
            <ButtonLink variant="primary" to={`/teams/${slug}/custom_entities`}>
              {words.defineKinds}
            </ButtonLink>
          )
        }
      >
        {mayDefine ? words.noKinds : words.askManager}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="paper"
      title={words.noneTitle}
      action={
        !choice.isArchived && (
          <>
            {availableActions.includes('importEntities') && (
              <ButtonLink variant="quiet" to={entityImportsPath(slug)}>
                {entityImportWords.fromFile}
              </ButtonLink>
            )}
            {availableActions.includes('createEntity') && (
              <ButtonLink to={`${entityListPath(slug)}/new`}>{words.create}</ButtonLink>
            )}
          </>
        )
      }
    >
      {choice.isArchived ? words.noArchived : words.none}
    </EmptyState>
  );
}
