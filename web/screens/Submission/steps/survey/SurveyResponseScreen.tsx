import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { formatInstant } from '#domain/kernel/instants.ts';
import { surveyStaffWords as words } from '#messages/survey/surveyStaffWords.ts';
import type { SurveyResponseScreenQuery } from '#web/__generated__/SurveyResponseScreenQuery.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { stepPath } from '#web/parts/submissionPaths.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

const DeleteResponse = lazy(async () => ({
  default: (await import('#web/screens/Submission/steps/survey/DeleteResponse.tsx')).DeleteResponse,
}));

export function SurveyResponseScreen({ query }: ScreenProps<SurveyResponseScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<SurveyResponseScreenQuery>(
    graphql`
      query SurveyResponseScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on SurveyResponse @alias(as: "response") {
            id
            scopedId
            email
            createdAt
            updatedAt
            availableActions
            activeStep {
              stepId
              submissionId
            }
            answers {
              fieldName
              formattedContent
            }
          }
        }
      }
    `,
    query,
  );
  const [isAsked, setAsked] = useState(false);
  const response = node?.response;
  if (!response?.activeStep) return <NotFoundScreen />;
  const { id, scopedId, email, createdAt, updatedAt, availableActions, activeStep, answers } = response;
  const back = stepPath(activeStep.submissionId, activeStep.stepId);
  const timeZone = browserTimeZone();
  const at = (moment: string): string => formatInstant(new Date(moment), timeZone);
  const isChanged = updatedAt !== createdAt;
  return (
    <>
      <p>
        <Link to={back}>{words.back}</Link>
      </p>
      <PageTitle
        action={
          availableActions.includes('deleteSurveyResponse') && (
            <Button variant="danger" icon="trash" onPress={() => setAsked(true)}>
              {words.delete}
            </Button>
          )
        }
      >
        {words.response(scopedId)}
      </PageTitle>
      <DescriptionList
        facts={[
          [words.submitted, at(createdAt)],
          ...(isChanged ? [[words.changed, at(updatedAt)] as const] : []),
          ...(email ? [[words.email, email] as const] : []),
        ]}
      />
      <h2>{words.answers}</h2>
      <DescriptionList
        facts={answers.map(({ fieldName, formattedContent }) => [fieldName, formattedContent] as const)}
      />
      {isAsked && (
        <Suspense fallback={null}>
          <DeleteResponse id={id} scopedId={scopedId} back={back} onCancel={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
