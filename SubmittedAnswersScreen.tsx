import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { submittedAnswersWords as words } from '#messages/submission/submittedAnswersWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { SubmittedAnswersScreenQuery } from '#web/__generated__/SubmittedAnswersScreenQuery.graphql.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormSessionProvider } from '#web/screens/Submission/embed/FormSessionProvider.tsx';
import { SubmissionFacts } from '#web/screens/Submission/embed/SubmissionFacts.tsx';
import { SubmittedAnswersStep } from '#web/screens/Submission/SubmittedAnswersStep.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Submission/SubmittedAnswersScreen.module.css';

/** A copy of the answers of a submission to keep or print: what the viewer may read, step by step. */
export function SubmittedAnswersScreen({ query }: ScreenProps<SubmittedAnswersScreenQuery>): ReactElement {
  const { viewer, node } = usePreloadedQuery<SubmittedAnswersScreenQuery>(
    graphql`
      query SubmittedAnswersScreenQuery($id: ID!) @preloadable {
        viewer {
          id
          timeZone
        }
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            id
            scopedId
            customId
            isOwn
            masterTemplate {
              name
            }
            team {
              name
              ...useTownBranding_team
            }
            activeSteps {
              id
              external
              startedAt
              step {
                type
              }
              ...SubmittedAnswersStep_activeStep
            }
            ...SubmissionFacts_submission
            ...FormSessionProvider_submission
          }
        }
      }
    `,
    query,
  );
  const submission = node?.submission;
  useTownBranding(submission?.team ?? null);
  if (!submission || !viewer) return <NotFoundScreen />;
  const { id, isOwn, masterTemplate, team, activeSteps, scopedId, customId } = submission;
  const answered = activeSteps.filter(
    ({ external, startedAt, step }) => step.type === 'CollectInfoStep' && startedAt !== null && (external || !isOwn),
  );
  return (
    <FormSessionProvider key={id} viewerId={viewer.id} submission={submission}>
      <div className={styles.page} data-frame="path">
        <PageTitle
          within={team.name}
          note={<SubmissionFacts submission={submission} timeZone={viewer.timeZone} />}
          action={
            <Button icon="document" onPress={() => window.print()}>
              {words.print}
            </Button>
          }
        >
          {words.title(submissionWords.title(masterTemplate.name, customId ?? String(scopedId)))}
        </PageTitle>
        {answered.map((activeStep) => (
          <SubmittedAnswersStep key={activeStep.id} activeStep={activeStep} />
        ))}
        {answered.length === 0 && <p>{words.none}</p>}
        <div data-chrome="">
          <ButtonLink variant="quiet" icon="chevron-left" to={submissionPath(id)}>
            {words.back}
          </ButtonLink>
        </div>
      </div>
    </FormSessionProvider>
  );
}
