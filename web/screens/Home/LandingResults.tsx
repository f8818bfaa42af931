import { useId, type ReactElement } from 'react';
import { graphql } from 'react-relay';
import { portalWords } from '#messages/filling/portalWords.ts';
import { landingWords as words } from '#messages/shell/landingWords.ts';
import type { LandingResultsQuery } from '#web/__generated__/LandingResultsQuery.graphql.ts';
import { PortalCards } from '#web/parts/portal/PortalCards.tsx';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { TownList } from '#web/screens/Home/TownList.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/screens/Home/Landing.module.css';

/** The forms and towns that the typed words find. */
export function LandingResults({ term }: { readonly term: string }): ReactElement {
  const id = useId();
  const { data, hasFailed, refetch } = useQueryResponse<LandingResultsQuery>(
    graphql`
      query LandingResultsQuery($search: String!) {
        portalForms(search: $search, first: 12) {
          totalCount
          edges {
            node {
              ...PortalCards_forms
            }
          }
        }
        publicTeams(search: $search, first: 12) {
          totalCount
          ...TownList_teams
        }
      }
    `,
    { search: term },
  );
  if (hasFailed) {
    return (
      <Alert tone="danger" isLive action={<Button onPress={refetch}>{portalWords.retry}</Button>}>
        {portalWords.failed}
      </Alert>
    );
  }
  const forms = data?.portalForms.totalCount ?? 0;
  const towns = data?.publicTeams.totalCount ?? 0;
  return (
    <div className={styles.towns}>
      <output>{data ? words.found(forms, towns, term) : portalWords.searching}</output>
      {data && towns > 0 && <TownList teams={data.publicTeams} title={words.townsFound} />}
      {data && forms > 0 && (
        <section className={styles.towns} aria-labelledby={id}>
          <h2 id={id}>{words.formsFound}</h2>
          <PortalCards forms={data.portalForms.edges.map(({ node }) => node)} labelledBy={id} showsTeam />
        </section>
      )}
      {data && forms + towns === 0 && (
        <EmptyState drawing="lens" title={portalWords.none}>
          {portalWords.noneText}
        </EmptyState>
      )}
    </div>
  );
}
