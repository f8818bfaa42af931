import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router';
import { launchPage } from '#domain/submission/launch.ts';
import { subprocessWords } from '#messages/submission/subprocessWords.ts';
import type { SubprocessPagesQuery } from '#web/__generated__/SubprocessPagesQuery.graphql.ts';
import { launchIdempotencyKey } from '#web/parts/launchDraft.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { globalId } from '#web/relay/globalId.ts';
import { useLaunchForm } from '#web/screens/PublicForm/Launch/LaunchFormContext.ts';
import { LaunchingPage } from '#web/screens/PublicForm/Launch/LaunchingPage.tsx';
import { LinkableSubmissionsPage } from '#web/screens/PublicForm/Launch/LinkableSubmissionsPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';

const words = subprocessWords.wizard;

interface SubprocessPagesProps {
  readonly requirementId: string;
  readonly isLaunching: boolean;
}

/** The wizard for a requirement: offers existing submissions first, unless a new one is required. */
export function SubprocessPages({ requirementId, isLaunching }: SubprocessPagesProps): ReactElement {
  const started = useLaunchForm();
  const { viewer, node } = useLazyLoadQuery<SubprocessPagesQuery>(
    graphql`
      query SubprocessPagesQuery($id: ID!) {
        viewer {
          timeZone
        }
        node(id: $id) {
          ... on SubprocessRequirement @alias(as: "requirement") {
            allowsExisting
            availableActions
            submissionId
            form {
              id
            }
            linkable {
              __typename
            }
            ...LinkableSubmissionsPage_requirement
          }
        }
      }
    `,
    { id: globalId('SubprocessRequirement', requirementId) },
    { fetchPolicy: 'store-and-network' },
  );
  const requirement = node?.requirement;
  const isAsked = launchIdempotencyKey(started.id, requirementId) !== undefined;
  // On a reload during the launch, the idempotency key returns what was launched.
  if (isLaunching && isAsked) return <LaunchingPage />;
  if (requirement?.form?.id !== started.id || !requirement.availableActions.includes('link')) {
    return (
      <Alert
        tone="info"
        title={words.gone}
        action={requirement && <Link to={submissionPath(requirement.submissionId)}>{words.back}</Link>}
      >
        {words.goneText}
      </Alert>
    );
  }
  const wanted = launchPage({ count: requirement.linkable.length, mayLinkExisting: requirement.allowsExisting });
  return isAsked && wanted === '/launching' ? (
    <LaunchingPage />
  ) : (
    <LinkableSubmissionsPage requirement={requirement} timeZone={viewer?.timeZone ?? 'UTC'} />
  );
}
