import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router';
import { formatUsd } from '#domain/kernel/money.ts';
import { issuingChecklistWords as words } from '#messages/form/issuingChecklistWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type {
  IssuingChecklistQuery,
  IssuingChecklistQuery$data,
} from '#web/__generated__/IssuingChecklistQuery.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';

interface IssuingGroundsProps {
  /** global ID */
  readonly submissionId: string;
  /** position of the issuing step; only earlier steps count */
  readonly position: number;
}

type Submission = NonNullable<NonNullable<IssuingChecklistQuery$data['node']>['submission']>;
type Step = Submission['activeSteps'][number];

const query = graphql`
  query IssuingChecklistQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        activeSteps {
          stepId
          position
          completedAt
          step {
            name
          }
          payment {
            receivedCents
            outstandingCents
            paidBy
            waivedBy
          }
          reviews {
            shouldShow
            reviewers {
              name
              reviews {
                approvalStatus
                reviewer {
                  name
                }
              }
            }
          }
        }
      }
    }
  }
`;

/** Answers, approvals, and payments so far, for the person who issues an output. */
export function IssuingChecklist({ submissionId, position }: IssuingGroundsProps): ReactElement | null {
  const { node } = useLiveQuery<IssuingChecklistQuery>(query, submissionId);
  const { stepPath } = useSubmissionPaths();
  const before = (node?.submission?.activeSteps ?? []).filter((step) => step.position < position);
  if (before.length === 0) return null;
  return (
    <DescriptionList
      facts={before.map((step) => [
        step.step.name ?? submissionWords.unnamedStep,
        <Ground key={step.stepId} step={step} path={stepPath(submissionId, step.stepId)} />,
      ])}
    />
  );
}

function Ground({ step, path }: { readonly step: Step; readonly path: string }): ReactElement {
  const said = step.payment ? paymentSaid(step.payment) : approvalsOf(step);
  return (
    <>
      {said ?? (step.completedAt ? words.done : words.open)}
      {step.completedAt && (
        <>
          {', '}
          <RelativeTime at={step.completedAt} timeZone={browserTimeZone()} />
        </>
      )}
      {' · '}
      <Link to={path}>{words.look(step.step.name ?? submissionWords.unnamedStep)}</Link>
    </>
  );
}

function paymentSaid({
  receivedCents,
  outstandingCents = null,
  paidBy = null,
  waivedBy = null,
}: NonNullable<Step['payment']>): string {
  if (waivedBy !== null) return words.waived(waivedBy);
  const owed = outstandingCents === null || outstandingCents === 0 ? null : words.owed(formatUsd(outstandingCents));
  const paid = receivedCents > 0 ? words.paid(formatUsd(receivedCents), paidBy) : null;
  return [paid, owed].filter((part) => part !== null).join('; ') || words.nothingAsked;
}

/** Names of approvers without duplicates; null if nothing was reviewed. */
function approvalsOf({ reviews }: Step): string | null {
  const approved = reviews
    .filter(({ shouldShow }) => shouldShow)
    .flatMap(({ reviewers }) => reviewers.flatMap((one) => one.reviews.filter((said) => said.approvalStatus === true)));
  if (approved.length === 0) return null;
  return words.approved([...new Set(approved.map(({ reviewer }) => reviewer.name))].join(', '));
}
