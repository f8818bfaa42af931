import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import { formsWords, newFormWords } from '#messages/form/formWords.ts';
import type { FromFileScreenQuery } from '#web/__generated__/FromFileScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ProposalWizard } from '#web/screens/Templates/FromFile/ProposalWizard.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

/** Creates a form from a PDF or a table of questions, one screen at a time. Decision 0175. */
export function FromFileScreen({ query }: ScreenProps<FromFileScreenQuery>): ReactElement {
  const { myTeams } = usePreloadedQuery<FromFileScreenQuery>(
    graphql`
      query FromFileScreenQuery @preloadable {
        myTeams {
          id
          slug
          name
          enableFormCreation
          availableActions
        }
      }
    `,
    query,
  );
  const teams = myTeams.flatMap(({ id, slug, name, enableFormCreation, availableActions }) =>
    enableFormCreation && availableActions.includes('createForm') ? [{ id, slug, name }] : [],
  );
  const crumbs = [
    { label: formsWords.title, to: '/workflows' },
    { label: newFormWords.title, to: '/workflows/new' },
  ];
  return (
    <div data-frame="whole" className={styles.page}>
      <PageTitle crumbs={crumbs}>{words.title}</PageTitle>
      {teams.length === 0 ? <Alert tone="warning">{words.notAllowed}</Alert> : <ProposalWizard teams={teams} />}
    </div>
  );
}
