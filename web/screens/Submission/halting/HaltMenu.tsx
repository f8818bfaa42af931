import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { HaltMenu_submission$key } from '#web/__generated__/HaltMenu_submission.graphql.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

// asked for only by whoever halts
const HaltQuestion = lazy(async () => ({ default: (await import('./HaltQuestion.tsx')).HaltQuestion }));

/** What can be done with the whole submission. */
export function HaltMenu({ submission: key }: { readonly submission: HaltMenu_submission$key }): ReactElement | null {
  const { id, availableActions, isOwn } = useFragment(
    graphql`
      fragment HaltMenu_submission on Submission {
        id
        isOwn
        availableActions
      }
    `,
    key,
  );
  const [isAsking, setAsking] = useState(false);
  if (!availableActions.includes('haltSubmission')) return null;
  return (
    <>
      <Menu
        label={submissionWords.more}
        face={<Icon name="more" />}
        entries={[{ id: 'halt', label: submissionWords.halt, icon: 'pause', onPress: () => setAsking(true) }]}
      />
      <Suspense fallback={null}>
        {isAsking && <HaltQuestion submissionId={id} isOwn={isOwn} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
