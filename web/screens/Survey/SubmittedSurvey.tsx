import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { surveyWords as words } from '#messages/survey/surveyWords.ts';
import type { SubmittedSurvey_survey$key } from '#web/__generated__/SubmittedSurvey_survey.graphql.ts';
import { SurveyQuestions } from '#web/screens/Survey/SurveyQuestions.tsx';
import { useSurveyDraft } from '#web/screens/Survey/useSurveyDraft.ts';

interface GivenSurveyProps {
  readonly token: string;
  readonly survey: SubmittedSurvey_survey$key;
}

/** A respondent's own answers, read-only after the survey has closed. */
export function SubmittedSurvey({ token, survey: key }: GivenSurveyProps): ReactElement {
  const survey = useFragment(
    graphql`
      fragment SubmittedSurvey_survey on AskedSurvey {
        ...SurveyQuestions_survey
        ...useSurveyDraft_survey
      }
    `,
    key,
  );
  const { formSession } = useSurveyDraft(token, survey);
  return (
    <>
      <h2>{words.yours}</h2>
      <SurveyQuestions token={token} survey={survey} formSession={formSession} isReadOnly />
    </>
  );
}
