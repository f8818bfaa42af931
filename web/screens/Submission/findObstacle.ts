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

/**
 * What blocks completing the current step, as the server sees it now; null if nothing does, or if the server is
 * unreachable.
 */
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
  // The page checks answers itself and asks for the signature.
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
