import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { requirementWords } from '#messages/submission/requirementWords.ts';
import type { RequirementPageQuery } from '#web/__generated__/RequirementPageQuery.graphql.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { plainId } from '#web/relay/plainId.ts';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { FormSessionProvider } from '#web/screens/Submission/embed/FormSessionProvider.tsx';
import { SubmitRequirementBar } from '#web/screens/Submission/requirements/SubmitRequirementBar.tsx';
import { CollectInfoStep } from '#web/screens/Submission/steps/CollectInfoStep.tsx';
import { PaymentStep } from '#web/screens/Submission/steps/PaymentStep.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/Submission/requirements/Requirements.module.css';

const query = graphql`
  query RequirementPageQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        id
        ...CollectInfoStep_submission
        ...FormSessionProvider_submission
        requirements {
          id
          name
          description
          state
          type
          rules
          activeStep {
            id
            step {
              identity
            }
            ...CollectInfoStep_step
            ...PaymentStep_step
          }
          ...SubmitRequirementBar_requirement
        }
      }
    }
  }
`;

interface RequirementPageProps {
  readonly submissionId: string;
  readonly requirementId: string;
  readonly viewerId: string;
}

/** Page of a request outside the steps: applicants fulfill it, staff view it. */
export function RequirementPage({ submissionId, requirementId, viewerId }: RequirementPageProps): ReactElement {
  const { node } = useLiveQuery<RequirementPageQuery>(query, submissionId);
  const submission = node?.submission;
  const requirement = submission?.requirements.find(({ id }) => plainId(id) === requirementId);
  const back = (
    <div data-chrome="">
      <ButtonLink variant="quiet" icon="chevron-left" to={submissionPath(submissionId)}>
        {requirementWords.back}
      </ButtonLink>
    </div>
  );
  if (!submission || !requirement)
    return (
      <div className={styles.page}>
        <Alert tone="info">{requirementWords.notThere}</Alert>
        {back}
      </div>
    );
  const { name, description, state, type, rules, activeStep } = requirement;
  const beside = activeStep && { id: requirement.id, rules: rules as object, activeStep };
  return (
    <div className={styles.page}>
      <h2>{name}</h2>
      {description && <SafeHtml html={description} />}
      {state === 'unsent' && <Alert tone="info">{requirementWords.isUnsent}</Alert>}
      {state === 'canceled' && (
        <Alert tone="warning" title={requirementWords.isCanceled} isLive>
          {requirementWords.isCanceledText}
        </Alert>
      )}
      {state === 'completed' && (
        <Alert tone="success" isLive>
          {requirementWords.isCompleted}
        </Alert>
      )}
      {beside && type === 'DataRequirement' && (
        <FormSessionProvider viewerId={viewerId} submission={submission} beside={beside}>
          <CollectInfoStep step={beside.activeStep} submission={submission} />
          <SubmitRequirementBar requirement={requirement} stepIdentity={beside.activeStep.step.identity} />
        </FormSessionProvider>
      )}
      {activeStep && type === 'PaymentRequirement' && state !== 'canceled' && <PaymentStep step={activeStep} />}
      {back}
    </div>
  );
}
