import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { initiallyShown } from '#domain/kernel/text.ts';
import { formsWords } from '#messages/form/formWords.ts';
import type { FormIndexScreenQuery } from '#web/__generated__/FormIndexScreenQuery.graphql.ts';
import { NoTeam } from '#web/parts/team/NoTeam.tsx';
import { SetupSteps } from '#web/parts/team/SetupSteps.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormCard } from '#web/screens/Templates/FormIndex/FormCard.tsx';
import { OtherForms } from '#web/screens/Templates/FormIndex/OtherForms.tsx';
import { StatusFilter } from '#web/screens/Templates/FormIndex/StatusFilter.tsx';
import { TeamForms } from '#web/screens/Templates/FormIndex/TeamForms.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Templates/FormIndex/FormCards.module.css';

/** Forms the viewer works on: starred ones first, then by team, then those of other teams. */
export function FormIndexScreen({ query }: ScreenProps<FormIndexScreenQuery>): ReactElement {
  const data = usePreloadedQuery<FormIndexScreenQuery>(
    graphql`
      query FormIndexScreenQuery($filter: TemplateFilter!) @preloadable {
        viewer {
          hasOtherForms
          ...NoTeam_viewer
        }
        ...OtherForms_query @arguments(filter: $filter)
        otherForms(filter: $filter, order: shown, first: 16) {
          edges {
            node {
              id
              isStarred
              ...FormCard_form
            }
          }
        }
        starredForms(filter: $filter) {
          id
          isStarred
          team {
            id
          }
          ...FormCard_form
          ...TeamForms_starred
        }
        myTeams {
          id
          ...SetupSteps_teams
          enableFormCreation
          availableActions
          masterTemplates(filter: $filter, isStarred: false, order: shown, first: 16) {
            edges {
              node {
                id
                isStarred
                ...FormCard_form
              }
            }
          }
          ...TeamForms_team @arguments(filter: $filter)
        }
      }
    `,
    query,
  );
  const { viewer, myTeams, starredForms, otherForms } = data;
  const { filter } = query.variables;
  const listed = [otherForms, ...myTeams.map(({ masterTemplates }) => masterTemplates)].flatMap(({ edges }) =>
    edges.map(({ node }) => node),
  );
  const begunWith = new Set(starredForms.map(({ id }) => id));
  // Forms starred since the page loaded come after those.
  const since = listed.filter(({ id }) => !begunWith.has(id));
  const starred = [...starredForms, ...since].filter(({ isStarred }) => isStarred);
  const isEmpty = starredForms.length === 0 && listed.length === 0;
  const noTeam = myTeams.length === 0 && (
    <NoTeam viewer={viewer} title={formsWords.noTeams} reason={formsWords.noTeamsText} />
  );
  if (noTeam && viewer?.hasOtherForms !== true) {
    return (
      <>
        <PageTitle>{formsWords.title}</PageTitle>
        {noTeam}
      </>
    );
  }
  const creatable = myTeams.filter((team) => team.enableFormCreation && team.availableActions.includes('createForm'));
  return (
    <>
      <PageTitle
        action={
          creatable.length > 0 && (
            <ButtonLink variant="primary" icon="plus" to="/workflows/new">
              {formsWords.create}
            </ButtonLink>
          )
        }
      >
        {formsWords.title}
      </PageTitle>
      <SetupSteps teams={myTeams} />
      <StatusFilter selected={filter} at="/workflows" />
      {isEmpty ? (
        <EmptyState drawing="paper" title={filter === 'archived' ? formsWords.noArchived : formsWords.none}>
          {filter === 'all' ? formsWords.noneText : formsWords.noneOfStatus}
        </EmptyState>
      ) : (
        <div className={styles.groups}>
          {starred.length > 0 && (
            <section className={styles.group} aria-label={formsWords.starred}>
              <h2>{formsWords.starred}</h2>
              <ul className={styles.cards}>
                {starred.map((form) => (
                  <li key={form.id}>
                    <FormCard form={form} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {myTeams.length > 0 && (
            <section className={styles.group} aria-label={formsWords.yours}>
              <h2>{formsWords.yours}</h2>
              {myTeams.map((team) => (
                <TeamForms
                  key={team.id}
                  team={team}
                  starred={starredForms.filter((form) => form.team.id === team.id)}
                  atMost={initiallyShown.unstarredForms}
                />
              ))}
            </section>
          )}
          <OtherForms query={data} above={new Set(starred.map(({ id }) => id))} />
        </div>
      )}
      {noTeam}
    </>
  );
}
