import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { formsWords } from '#messages/form/formWords.ts';
import type { TeamFormsScreen_team$key } from '#web/__generated__/TeamFormsScreen_team.graphql.ts';
import type { TeamFormsScreenMoreQuery } from '#web/__generated__/TeamFormsScreenMoreQuery.graphql.ts';
import type { TeamFormsScreenQuery } from '#web/__generated__/TeamFormsScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormCard } from '#web/screens/Templates/FormIndex/FormCard.tsx';
import { StatusFilter } from '#web/screens/Templates/FormIndex/StatusFilter.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Templates/FormIndex/FormCards.module.css';

const page = 40;

export function TeamFormsScreen({ query }: ScreenProps<TeamFormsScreenQuery>): ReactElement {
  const { teamBySlug } = usePreloadedQuery<TeamFormsScreenQuery>(
    graphql`
      query TeamFormsScreenQuery($slug: String!, $filter: TemplateFilter!) @preloadable {
        teamBySlug(slug: $slug) {
          ...TeamFormsScreen_team @arguments(filter: $filter)
        }
      }
    `,
    query,
  );
  if (!teamBySlug) throw new RequestError('notFound');
  return <Forms team={teamBySlug} filter={query.variables.filter} />;
}

interface FormsProps {
  readonly team: TeamFormsScreen_team$key;
  readonly filter: TeamFormsScreenQuery['variables']['filter'];
}

function Forms({ team, filter }: FormsProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TeamFormsScreenMoreQuery,
    TeamFormsScreen_team$key
  >(
    graphql`
      fragment TeamFormsScreen_team on Team
      @refetchable(queryName: "TeamFormsScreenMoreQuery")
      @argumentDefinitions(
        filter: { type: "TemplateFilter", defaultValue: all }
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
      ) {
        name
        slug
        enableFormCreation
        availableActions
        masterTemplates(filter: $filter, order: shown, first: $count, after: $cursor)
          @connection(key: "TeamFormsScreen_masterTemplates") {
          edges {
            node {
              id
              ...FormCard_form
            }
          }
        }
      }
    `,
    team,
  );
  const { name, slug, masterTemplates } = data;
  const mayCreate = data.enableFormCreation && data.availableActions.includes('createForm');
  const create = (
    <ButtonLink variant="primary" icon="plus" to={`/workflows/new?team=${slug}`}>
      {formsWords.create}
    </ButtonLink>
  );
  return (
    <>
      <PageTitle within={name} crumbs={[{ label: formsWords.title, to: '/workflows' }]} action={mayCreate && create}>
        {formsWords.ofTeam(name)}
      </PageTitle>
      <StatusFilter selected={filter} at={`/teams/${slug}/master_templates`} />
      {masterTemplates.edges.length === 0 ? (
        <EmptyState drawing="paper" title={filter === 'archived' ? formsWords.noArchived : formsWords.none}>
          {filter === 'all' ? formsWords.noneText : formsWords.noneOfTeamInStatus}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {masterTemplates.edges.map(({ node }) => (
            <li key={node.id}>
              <FormCard form={node} />
            </li>
          ))}
        </ul>
      )}
      {hasNext && (
        <div>
          <Button isPending={isLoadingNext} onPress={() => loadNext(page)}>
            {formsWords.more}
          </Button>
        </div>
      )}
    </>
  );
}
