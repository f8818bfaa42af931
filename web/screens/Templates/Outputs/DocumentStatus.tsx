import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { documentWords } from '#messages/form/outputEditorWords.ts';
import type { DocumentStatus_document$key } from '#web/__generated__/DocumentStatus_document.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { whenSavesSettled } from '#web/parts/template/draftSaveState.ts';
import { usePublishDocument, useUnpublishDocument } from '#web/screens/Templates/Outputs/usePublishDocument.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';

interface DocumentStatusProps {
  readonly document: DocumentStatus_document$key;
  /** whether an output of the draft uses it */
  readonly isOfOutput: boolean;
}

/** Whether outputs use the document, with a button to change it. */
export function DocumentStatus({ document, isOfOutput }: DocumentStatusProps): ReactElement {
  const { id, publishedAt, unpublishedAt } = useFragment(
    graphql`
      fragment DocumentStatus_document on MasterTemplateDocument {
        id
        publishedAt
        unpublishedAt
      }
    `,
    document,
  );
  const [publishDocument] = usePublishDocument();
  const [unpublishDocument] = useUnpublishDocument();
  const isUsed = publishedAt != null;
  const publishesWithForm = isOfOutput && unpublishedAt == null;
  const changing = useAction(
    async () => {
      const hasUnsavedChanges = (await whenSavesSettled()) !== 'saved';
      if (isUsed) return unpublishDocument({ input: { documentId: id } });
      return publishDocument({ input: { documentId: id, hasUnsavedChanges } });
    },
    () => flash(isUsed ? documentWords.unpublished : documentWords.published),
  );
  return (
    <>
      <Alert
        tone={isUsed ? 'success' : 'info'}
        action={
          <Button isPending={changing.pending !== null} onPress={() => changing.run(id)}>
            {isUsed ? documentWords.unpublish : documentWords.publish}
          </Button>
        }
      >
        {isUsed ? documentWords.inUse : publishesWithForm ? documentWords.publishesWithForm : documentWords.notInUse}
      </Alert>
      <Refusal sentence={changing.refusal} title={documentWords.refused} />
    </>
  );
}
