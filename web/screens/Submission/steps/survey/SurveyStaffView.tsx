import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { surveyStaffWords as words } from '#messages/survey/surveyStaffWords.ts';
import SurveyDeskNode, { type SurveyStaffViewQuery } from '#web/__generated__/SurveyStaffViewQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { InviteToSurvey } from '#web/screens/Submission/steps/survey/InviteToSurvey.tsx';
import { SurveyFigures } from '#web/screens/Submission/steps/survey/SurveyFigures.tsx';
import { SurveyInvitations } from '#web/screens/Submission/steps/survey/SurveyInvitations.tsx';
import { SurveyResponses } from '#web/screens/Submission/steps/survey/SurveyResponses.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from '#web/screens/Submission/steps/survey/SurveyStaffView.module.css';

interface SurveyDeskProps {
  readonly activeStepId: string;
  readonly submissionId: string;
  readonly mayInvite: boolean;
}

/** Staff's live view of a survey: status, invitations, and responses. */
export function SurveyStaffView({ activeStepId: id, submissionId, mayInvite }: SurveyDeskProps): ReactElement | null {
  useSubmissionChanges<SurveyStaffViewQuery>(submissionId, SurveyDeskNode, { id });
  const { node } = useLazyLoadQuery<SurveyStaffViewQuery>(
    graphql`
      query SurveyStaffViewQuery($id: ID!) {
        node(id: $id) {
          ... on ActiveStep @alias(as: "step") {
            survey {
              state
              url
              invitedCount
              answeredCount
              responseCount
              ...SurveyFigures_survey
            }
            ...SurveyInvitations_step
            ...SurveyResponses_step
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  const step = node?.step;
  if (!step?.survey) return null;
  const { state, url, invitedCount, answeredCount, responseCount } = step.survey;
  return (
    <div className={styles.desk}>
      <p className={styles.standing}>
        <strong>{words.counts(responseCount)}</strong>
        {invitedCount > 0 && <span>{words.invitedCounts(answeredCount, invitedCount)}</span>}
        <span>{words.states[state]}</span>
      </p>
      {state === 'open' && url && (
        <Card title={words.link}>
          <p>{words.linkHint}</p>
          <p className={styles.link}>
            <code>{url}</code>
            <CopyButton text={url} done={words.copied}>
              {words.copy}
            </CopyButton>
          </p>
        </Card>
      )}
      {mayInvite && state === 'open' && <InviteToSurvey activeStepId={id} />}
      {responseCount > 0 && <SurveyFigures survey={step.survey} />}
      <SurveyResponses step={step} submissionId={submissionId} />
      <SurveyInvitations step={step} submissionId={submissionId} mayRemind={mayInvite && state === 'open'} />
    </div>
  );
}
