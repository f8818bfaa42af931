import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { unavailableSubmissionWords } from '#messages/filling/unavailableSubmissionWords.ts';
import { failurePages } from '#messages/shell/failureWords.ts';
import type { UnavailableSubmissionQuery } from '#web/__generated__/UnavailableSubmissionQuery.graphql.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** For a submission the viewer can't access: what they are waiting for, if an email sent them here. */
export function UnavailableSubmission({ submissionId }: { readonly submissionId: string }): ReactElement {
  const { viewer } = useLazyLoadQuery<UnavailableSubmissionQuery>(
    graphql`
      query UnavailableSubmissionQuery($id: ID!) {
        viewer {
          absentSubmission(id: $id) {
            reason
            formName
            teamName
          }
        }
      }
    `,
    { id: submissionId },
    { fetchPolicy: 'network-only' },
  );
  const absent = viewer?.absentSubmission;
  if (!absent) return <NotFoundScreen />;
  const { reason, formName, teamName } = absent;
  const { title, text } = unavailableSubmissionWords[reason];
  return (
    <>
      <PageTitle within={teamName}>{title}</PageTitle>
      <p>{text(teamName, formName)}</p>
      <FormActions>
        {reason === 'notSettled' && (
          <Button variant="primary" icon="refresh" onPress={() => location.reload()}>
            {unavailableSubmissionWords.lookAgain}
          </Button>
        )}
        <ButtonLink to="/">{failurePages.home}</ButtonLink>
      </FormActions>
    </>
  );
}
