import { useState, type ReactElement } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { EntityImportsScreen_start$key } from '#web/__generated__/EntityImportsScreen_start.graphql.ts';
import type { EntityImportsScreenQuery } from '#web/__generated__/EntityImportsScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { EntityImportList } from '#web/screens/Teams/EntityImports/EntityImportList.tsx';
import { newEntityImportPath } from '#web/screens/Teams/EntityImports/entityImportPaths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Select } from '#web/ui/Select.tsx';

/** Starts an import of entities, and lists earlier ones. */
export function EntityImportsScreen({ query }: ScreenProps<EntityImportsScreenQuery>): ReactElement {
  const { viewer, teamBySlug: team } = usePreloadedQuery<EntityImportsScreenQuery>(
    graphql`
      query EntityImportsScreenQuery($slug: String!) @preloadable {
        viewer {
          timeZone
        }
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
          ...EntityImportsScreen_start
          ...EntityImportList_team
        }
      }
    `,
    query,
  );
  if (!team?.availableActions.includes('importEntities')) throw new RequestError('notFound');
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
        ]}
        note={words.lead}
      >
        {words.title}
      </PageTitle>
      <Cards isWide>
        <Card title={words.start}>
          <StartImport team={team} />
        </Card>
        <Card title={words.earlier}>
          <EntityImportList team={team} timeZone={viewer?.timeZone ?? 'UTC'} />
        </Card>
      </Cards>
    </>
  );
}

function StartImport({ team: key }: { readonly team: EntityImportsScreen_start$key }): ReactElement {
  const { slug, customEntities } = useFragment(
    graphql`
      fragment EntityImportsScreen_start on Team {
        slug
        customEntities {
          id
          name
          type
        }
      }
    `,
    key,
  );
  const kinds = customEntities.filter(({ type }) => type === 'standard');
  const depart = useGuardedNavigation();
  const [chosen, setChosen] = useState(kinds.length === 1 ? (kinds[0]?.id ?? '') : '');
  if (kinds.length === 0) return <p>{words.noKinds}</p>;
  return (
    <>
      <Select
        id="entity-kind"
        name="entity"
        label={words.kind}
        value={chosen}
        options={[{ value: '', label: words.chooseKind }, ...kinds.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={setChosen}
      />
      <FormActions>
        <Button
          variant="primary"
          blockedBecause={chosen === '' ? words.kindMissing : null}
          onPress={() => depart().go(newEntityImportPath(slug, chosen))}
        >
          {words.next}
        </Button>
      </FormActions>
    </>
  );
}
