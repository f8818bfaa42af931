import { useEffect, useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { Content } from '#domain/form/Content.ts';
import type { useSurveyDraft_survey$key } from '#web/__generated__/useSurveyDraft_survey.graphql.ts';
import { surveyDraft, type SurveyDraft } from '#web/screens/Survey/surveyDraft.ts';

/** Starts from the earlier response under this link, with unsent edits from this device on top. */
export function useSurveyDraft(token: string, key: useSurveyDraft_survey$key): SurveyDraft {
  const [draft] = useState(() => {
    const { rules, response } = readInlineData(
      graphql`
        fragment useSurveyDraft_survey on AskedSurvey @inline {
          rules
          response {
            answers {
              fieldIdentity
              content
            }
          }
        }
      `,
      key,
    );
    const given = new Map<string, Content>(
      (response?.answers ?? []).map(({ fieldIdentity, content }) => [fieldIdentity, content as Content]),
    );
    return surveyDraft(token, rules as object, given);
  });
  const { formSession } = draft;
  useEffect(() => {
    formSession.open();
    return () => formSession.close();
  }, [formSession]);
  return draft;
}
