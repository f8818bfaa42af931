import type { ReactElement } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { renewWords } from '#messages/filling/renewWords.ts';
import type { RenewScreen_output$key } from '#web/__generated__/RenewScreen_output.graphql.ts';
import type { RenewScreenQuery } from '#web/__generated__/RenewScreenQuery.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { launchedSubmissionPath, outputPath, submissionPath } from '#web/parts/submissionPaths.ts';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { useRenewOutput } from '#web/screens/Outputs/useRenewOutput.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Outputs/OutputPage.module.css';

/** Confirms a renewal before starting it; opening this page changes nothing. */
export function RenewScreen({ query }: ScreenProps<RenewScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<RenewScreenQuery>(
    graphql`
      query RenewScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on IssuedOutput @alias(as: "output") {
            ...RenewScreen_output
          }
        }
      }
    `,
    query,
  );
  return node?.output ? <RenewPage output={node.output} /> : <NotFoundScreen />;
}

function RenewPage({ output }: { readonly output: RenewScreen_output$key }): ReactElement {
  const { id, name, formName, renewalFormName, renewalProblem, renewal, availableActions, submission } = useFragment(
    graphql`
      fragment RenewScreen_output on IssuedOutput {
        id
        name
        formName
        renewalFormName
        renewalProblem {
          message
        }
        renewal {
          id
        }
        availableActions
        submission {
          team {
            name
            ...useTownBranding_team
          }
        }
      }
    `,
    output,
  );
  useTownBranding(submission?.team ?? null);
  const [renew] = useRenewOutput();
  const renewing = useAction(
    (_id: string) => renew({ input: { issuedOutputId: id } }),
    (done, _id, { go }) => go(launchedSubmissionPath(done.submission.id), { replace: true }),
  );
  return (
    <div className={styles.page}>
      <PageTitle within={submission?.team.name ?? ''} note={submission?.team.name}>
        {renewWords.title(name)}
      </PageTitle>
      {renewalProblem ? (
        <Alert tone="info">{renewalProblem.message}</Alert>
      ) : (
        <p>{renewWords.text(renewalFormName ?? formName)}</p>
      )}
      <Refusal sentence={renewing.refusal} />
      <div className={styles.actions}>
        {availableActions.includes('renewOutput') && (
          <Button
            variant="primary"
            icon="refresh"
            isPending={renewing.pending !== null}
            onPress={() => renewing.run(id)}
          >
            {renewWords.renew}
          </Button>
        )}
        {renewal && (
          <ButtonLink variant="primary" to={submissionPath(renewal.id)}>
            {renewWords.continue}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={outputPath(id)}>
          {renewWords.back(name)}
        </ButtonLink>
      </div>
    </div>
  );
}
