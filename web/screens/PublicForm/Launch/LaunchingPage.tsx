import { useEffect, type ReactElement } from 'react';
import { graphql } from 'react-relay';
import { launchWords } from '#messages/filling/launchWords.ts';
import type { LaunchingPageMutation } from '#web/__generated__/LaunchingPageMutation.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { clearLaunchDraft, launchIdempotencyKey } from '#web/parts/launchDraft.ts';
import { publicFormPath } from '#web/parts/launchPaths.ts';
import { launchedSubmissionPath } from '#web/parts/submissionPaths.ts';
import { globalId } from '#web/relay/globalId.ts';
import { useMutation } from '#web/relay/mutation.ts';
import { useLaunchForm } from '#web/screens/PublicForm/Launch/LaunchFormContext.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/screens/PublicForm/Launch/LaunchingPage.module.css';

/** Launches exactly once, however often it is loaded, thanks to the idempotency key in the draft. */
export function LaunchingPage(): ReactElement {
  const { id, name, teamSlug, slug, requirementId } = useLaunchForm();
  const depart = useGuardedNavigation();
  const [launch] = useMutation<LaunchingPageMutation>(graphql`
    mutation LaunchingPageMutation($input: LaunchSubmissionInput!) {
      launchSubmission(input: $input) {
        ... on LaunchSubmissionPayload {
          submission {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  useEffect(() => {
    const { go } = depart();
    let isLeft = false;
    let isDone = false;
    const key = launchIdempotencyKey(id, requirementId);
    const meeting =
      requirementId === null ? {} : { subprocessRequirementId: globalId('SubprocessRequirement', requirementId) };
    // No key: the person didn't ask to launch.
    if (key === undefined) return;
    void launch({ input: { masterTemplateId: id, idempotencyKey: key, ...meeting } }).then((outcome) => {
      if (isLeft) return;
      if (outcome.kind === 'done') {
        isDone = true;
        go(launchedSubmissionPath(outcome.value.submission.id), { replace: true });
      } else {
        const state = { launchFailed: outcomeSentence(outcome) };
        go(publicFormPath({ teamSlug, slug }), { replace: true, state });
      }
    });
    return () => {
      isLeft = true;
      // Only once done, because without a key this page redirects to the form.
      if (isDone) clearLaunchDraft(id);
    };
  }, [launch, depart, id, teamSlug, slug, requirementId]);
  return (
    <>
      <PageTitle within={name}>{launchWords.launching.title(name)}</PageTitle>
      <output className={styles.waiting}>
        <Spinner /> {launchWords.launching.text}
      </output>
    </>
  );
}
