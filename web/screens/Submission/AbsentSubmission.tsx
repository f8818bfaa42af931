import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { absentSubmissionWords } from '#messages/filling/absentSubmissionWords.ts';
import { failurePages } from '#messages/shell/failureWords.ts';
import type { AbsentSubmissionQuery } from '#web/__generated__/AbsentSubmissionQuery.graphql.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** In place of a submission that is not there for the reader: what they wait for, if a mail told them of it. */
export function AbsentSubmission({ submissionId }: { readonly submissionId: string }): ReactElement {
  const { viewer } = useLazyLoadQuery<AbsentSubmissionQuery>(
    graphql`
      query AbsentSubmissionQuery($id: ID!) {
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
  const { title, text } = absentSubmissionWords[reason];
  return (
    <>
      <PageTitle within={teamName}>{title}</PageTitle>
      <p>{text(teamName, formName)}</p>
      <FormActions>
        {reason === 'notSettled' && (
          <Button look="primary" icon="refresh" onPress={() => location.reload()}>
            {absentSubmissionWords.lookAgain}
          </Button>
        )}
        <ButtonLink to="/">{failurePages.home}</ButtonLink>
      </FormActions>
    </>
  );
}
