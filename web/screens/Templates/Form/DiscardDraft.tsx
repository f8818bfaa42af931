import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { versionChangeWords as words } from '#messages/form/versionChangeWords.ts';
import type { DiscardDraft_draft$key } from '#web/__generated__/DiscardDraft_draft.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDiscardDraft } from '#web/screens/Templates/Form/useDiscardDraft.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface DiscardDraftProps {
  readonly draft: DiscardDraft_draft$key;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** Confirms discarding all changes since the published version. */
export function DiscardDraft({ draft, onKeep, onClose }: DiscardDraftProps): ReactElement {
  const { id, version, revision, masterTemplateId } = useFragment(
    graphql`
      fragment DiscardDraft_draft on FlowTemplate {
        id
        version
        revision
        masterTemplateId
      }
    `,
    draft,
  );
  const [discardDraft] = useDiscardDraft();
  const discarding = useAction(
    (flowTemplateId: string) => discardDraft({ input: { flowTemplateId, revision } }),
    (_done, _id, { go }) => {
      flash(words.discarded);
      onClose();
      go(`${formPath(masterTemplateId)}/stats`);
    },
  );
  return (
    <>
      <Alert tone="warning" isLive>
        {words.discardText(version - 1)}
      </Alert>
      <Refusal sentence={discarding.refusal} />
      <FormActions>
        <Button
          variant="danger"
          isPending={discarding.pending !== null}
          pendingLabel={words.discarding}
          onPress={() => discarding.run(id)}
        >
          {words.discard}
        </Button>
        <Button variant="quiet" onPress={onKeep}>
          {words.keep}
        </Button>
      </FormActions>
    </>
  );
}
