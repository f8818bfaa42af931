import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { HaltMenu_submission$key } from '#web/__generated__/HaltMenu_submission.graphql.ts';
import { haltingWords } from '#web/messages/halting.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

import { useHaltSubmission } from './useHaltSubmission.ts';

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
  const [halt] = useHaltSubmission();
  const [isAsking, setAsking] = useState(false);
  const halting = useAction(
    (submissionId: string) => halt({ input: { submissionId } }),
    () => setAsking(false),
  );
  if (!availableActions.includes('haltSubmission') && !isAsking) return null;
  return (
    <>
      <Menu
        label={haltingWords.more}
        face={<Icon name="more" />}
        entries={[{ id: 'halt', label: haltingWords.halt, icon: 'pause', onPress: () => setAsking(true) }]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={haltingWords.haltTitle}
        confirm={haltingWords.halt}
        isPending={halting.pending !== null}
        refusal={halting.refusal}
        onConfirm={() => halting.run(id)}
        onCancel={() => {
          setAsking(false);
          halting.forget();
        }}
      >
        {isOwn ? haltingWords.haltTextForApplicant : haltingWords.haltTextForStaff}
      </ConfirmDialog>
    </>
  );
}
