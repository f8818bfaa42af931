import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { surveyWords as words } from '#messages/survey/surveyWords.ts';
import type { SurveyScreenQuery } from '#web/__generated__/SurveyScreenQuery.graphql.ts';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { AnswerSurvey } from '#web/screens/Survey/AnswerSurvey.tsx';
import { SubmittedSurvey } from '#web/screens/Survey/SubmittedSurvey.tsx';
import { SurveyThanks } from '#web/screens/Survey/SurveyThanks.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** A survey for anyone with a link: to answer, or to change answers while it is open. */
export function SurveyScreen({ query }: ScreenProps<SurveyScreenQuery>): ReactElement {
  const { token = '' } = useParams();
  const { viewer, askedSurvey: survey } = usePreloadedQuery<SurveyScreenQuery>(
    graphql`
      query SurveyScreenQuery($token: String!) @preloadable {
        viewer {
          __typename
        }
        askedSurvey(token: $token) {
          title
          team {
            ...TownShell_team
          }
          teamName
          state
          response {
            token
          }
          ...AnswerSurvey_survey
          ...SubmittedSurvey_survey
        }
      }
    `,
    query,
  );
  const [sentAs, setSentAs] = useState<string | null>(null);
  if (!survey)
    return (
      <PublicShell>
        <PageTitle within={words.within}>{words.unknownTitle}</PageTitle>
        <p>{words.unknown}</p>
      </PublicShell>
    );
  const { title, team, teamName, state, response } = survey;
  const content = (): ReactElement => {
    if (sentAs !== null) return <SurveyThanks teamName={teamName} responseToken={sentAs} isUpdate={response != null} />;
    if (state === 'open') return <AnswerSurvey token={token} survey={survey} onSent={setSentAs} />;
    return (
      <>
        <PageTitle within={words.within} note={teamName}>
          {title}
        </PageTitle>
        <Alert tone="info">{words.closed[state]}</Alert>
        {response && <SubmittedSurvey token={token} survey={survey} />}
      </>
    );
  };
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)}>
      {content()}
    </TownShell>
  );
}
