import type { ReactElement } from 'react';
import { formActionsWords as words } from '#messages/form/formWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { saveText } from '#web/parts/saveText.ts';
import { useExportForm } from '#web/screens/Templates/Actions/useExportForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

/** Downloads the form as a file that a form can start from. */
export function DownloadForm({ formId }: { readonly formId: string }): ReactElement {
  const [exportForm] = useExportForm();
  const downloading = useAction(
    () => exportForm({ input: { masterTemplateId: formId } }),
    ({ content, fileName }) => saveText({ text: content, fileName, type: 'application/json' }),
  );
  return (
    <Card title={words.download}>
      <p>{words.downloadMeaning}</p>
      <Refusal sentence={downloading.refusal} />
      <div>
        <Button
          isPending={downloading.pending !== null}
          pendingLabel={words.downloading}
          onPress={() => downloading.run(formId)}
        >
          {words.downloadLink}
        </Button>
      </div>
    </Card>
  );
}
