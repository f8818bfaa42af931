import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';
import type { RestoreVersion_draft$key } from '#web/__generated__/RestoreVersion_draft.graphql.ts';
import type { RestoreVersion_version$key } from '#web/__generated__/RestoreVersion_version.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { useRestoreVersion } from '#web/screens/Templates/Versions/useRestoreVersion.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface RestoreVersionProps {
  readonly draft: RestoreVersion_draft$key;
  readonly version: RestoreVersion_version$key;
}

/** Replaces the draft with this version, after a confirmation. */
export function RestoreVersion({ draft, version }: RestoreVersionProps): ReactElement | null {
  const { id, revision, isModified, masterTemplateId, availableActions } = useFragment(
    graphql`
      fragment RestoreVersion_draft on FlowTemplate {
        id
        revision
        isModified
        masterTemplateId
        availableActions
      }
    `,
    draft,
  );
  const { id: versionId, version: number } = useFragment(
    graphql`
      fragment RestoreVersion_version on FlowTemplate {
        id
        version
      }
    `,
    version,
  );
  const [isAsking, setAsking] = useState(false);
  const [restoreVersion] = useRestoreVersion();
  const restoring = useAction(
    (flowTemplateId: string) => restoreVersion({ input: { flowTemplateId, revision, versionId } }),
    (_done, _id, { go }) => {
      flash(words.restored(number));
      go(`${formPath(masterTemplateId)}/edit`);
    },
  );
  if (!availableActions.includes('updateFlowTemplate')) return null;
  return (
    <div>
      <Button icon="undo" onPress={() => setAsking(true)}>
        {words.restore}
      </Button>
      <ConfirmDialog
        title={words.restoreTitle(number)}
        confirm={words.restore}
        isDangerous={isModified}
        isOpen={isAsking}
        isPending={restoring.pending !== null}
        refusal={restoring.refusal}
        onConfirm={() => restoring.run(id)}
        onCancel={() => setAsking(false)}
      >
        <p>{words.restoreText}</p>
        {isModified && <p>{words.restoreLoses}</p>}
      </ConfirmDialog>
    </div>
  );
}
