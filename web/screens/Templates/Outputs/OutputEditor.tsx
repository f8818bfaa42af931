import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { documentListWords, documentWords, outputsWords } from '#messages/form/outputEditorWords.ts';
import type { OutputEditor_output$key } from '#web/__generated__/OutputEditor_output.graphql.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { DocumentFile } from '#web/screens/Templates/Outputs/DocumentFile.tsx';
import { MappingTable, type ProcessDataField } from '#web/screens/Templates/Outputs/MappingTable.tsx';
import { OutputTerms, type NamedStep } from '#web/screens/Templates/Outputs/OutputTerms.tsx';
import { UploadDocument } from '#web/screens/Templates/Outputs/UploadDocument.tsx';
import { useDeleteConfiguredOutput } from '#web/screens/Templates/Outputs/useDeleteConfiguredOutput.ts';
import { useUpdateConfiguredOutput } from '#web/screens/Templates/Outputs/useUpdateConfiguredOutput.ts';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Outputs/OutputTerms.module.css';

interface OutputEditorProps {
  readonly output: OutputEditor_output$key;
  readonly masterTemplateId: string;
  readonly steps: readonly NamedStep[];
  /** the form's documents to choose from */
  readonly documents: readonly NamedStep[];
  readonly processDataFields: readonly ProcessDataField[];
}

/** An output: name, when it is issued and renewed, and its document with field mapping. */
export function OutputEditor({
  output,
  masterTemplateId,
  steps,
  documents,
  processDataFields,
}: OutputEditorProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment OutputEditor_output on ConfiguredOutput {
        id
        name
        document {
          id
          ...DocumentFile_document
          ...MappingTable_document
        }
        ...OutputTerms_output
      }
    `,
    output,
  );
  const { id, name, document } = data;
  const [isDeleting, setDeleting] = useState(false);
  const [updateConfiguredOutput] = useUpdateConfiguredOutput();
  const [deleteConfiguredOutput] = useDeleteConfiguredOutput();
  return (
    <Card title={name} isWide partId={id} mark={<EditedBy partId={id} />}>
      <div className={styles.halves}>
        <div className={styles.half}>
          <SavedText
            label={outputsWords.name}
            hint={outputsWords.nameHint}
            value={name}
            save={(value, seen) =>
              updateConfiguredOutput({ input: { outputId: id, name: value, seen: { name: seen } } })
            }
            isSpellChecked
            maxLength={200}
          />
          <OutputTerms output={data} steps={steps} />
          {documents.length > 0 && (
            <SavedSelect
              label={documentWords.document}
              value={document?.id ?? ''}
              options={[
                { value: '', label: documentWords.none },
                ...documents.map((one) => ({ value: one.id, label: one.name || documentListWords.untitled })),
              ]}
              save={(documentId) =>
                updateConfiguredOutput({ input: { outputId: id, settings: { documentId: documentId || null } } })
              }
            />
          )}
        </div>
        {document ? (
          <DocumentFile key={document.id} document={document} masterTemplateId={masterTemplateId} isOfOutput />
        ) : (
          <UploadDocument masterTemplateId={masterTemplateId} outputId={id} outputName={name} />
        )}
      </div>
      {document && <MappingTable key={document.id} document={document} processDataFields={processDataFields} />}
      <div>
        <Button variant="quiet" icon="trash" onPress={() => setDeleting(true)}>
          {outputsWords.delete}
        </Button>
      </div>
      {isDeleting && (
        <DeleteDialog
          title={outputsWords.deleteTitle(name)}
          confirm={outputsWords.delete}
          send={() => deleteConfiguredOutput({ input: { outputId: id } })}
          onDone={() => flash(outputsWords.deleted)}
          onClose={() => setDeleting(false)}
        >
          {outputsWords.deleteText}
        </DeleteDialog>
      )}
    </Card>
  );
}
