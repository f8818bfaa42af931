import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { blockedSentence } from '#messages/submission/whatNextSentence.ts';
import type { findObstacleQuery } from '#web/__generated__/findObstacleQuery.graphql.ts';

export interface Obstacle {
  readonly code: string;
  readonly message: string;
  /** who must act, one sentence each */
  readonly mustAct: readonly string[];
}

/** What keeps the current step from being left, as the server sees it now; null if nothing does, or if it can't be reached. */
export async function findObstacle(environment: Environment, submissionId: string): Promise<Obstacle | null> {
  const answer = await fetchQuery<findObstacleQuery>(
    environment,
    graphql`
      query findObstacleQuery($id: ID!) {
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            isOwn
            whatNext {
              solution
              isViewers
            }
            blockers {
              path
              code
              message
            }
            waitsFor {
              solution
              party
              names
            }
            currentStep {
              step {
                name
              }
            }
          }
        }
      }
    `,
    { id: submissionId },
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => null);
  const submission = answer?.node?.submission;
  if (!submission) return null;
  // answers are checked on the page, and a signature is asked for there
  const found = submission.blockers.find(({ path, code }) => path === '' && code !== 'signatureMissing');
  if (!found) return null;
  const stepName = submission.currentStep?.step.name ?? null;
  const { isOwn, whatNext } = submission;
  const isOwnAction = (solution: string, party: string): boolean =>
    (isOwn && party === 'applicants') || (whatNext.isViewers && whatNext.solution === solution);
  const mustAct = submission.waitsFor
    .filter(({ solution }) => !['advance', 'answer', 'sign'].includes(solution))
    .map(({ solution, party, names }) =>
      blockedSentence({ solution, names, stepName, isViewers: isOwnAction(solution, party) }),
    );
  return { code: found.code, message: found.message, mustAct };
}
