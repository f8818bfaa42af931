import { Suspense, useState, type ReactElement } from 'react';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import { surveyStaffWords as words } from '#messages/survey/surveyStaffWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { ReadyExport } from '#web/screens/Submission/steps/survey/ReadyExport.tsx';
import { useExportSurvey } from '#web/screens/Submission/steps/survey/useExportSurvey.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';

interface ExportSurveyProps {
  readonly activeStepId: string;
  readonly of: 'responses' | 'invitations';
}

/** Exports the list, and offers the file here once it is ready. */
export function ExportSurvey({ activeStepId, of }: ExportSurveyProps): ReactElement {
  const [exportSurvey] = useExportSurvey();
  const [exportId, setExportId] = useState<string | null>(null);
  const { keyFor, answered } = useIdempotencyKey();
  const exporting = useAction(
    (what: typeof of) =>
      exportSurvey({ input: { activeStepId, of: what, format: 'csv', idempotencyKey: keyFor(what) } }),
    ({ export: queued }) => {
      answered();
      setExportId(queued?.id ?? null);
      flash(exportsPageWords.queued);
    },
  );
  return (
    <>
      <Button isPending={exporting.pending !== null} pendingLabel={words.exporting} onPress={() => exporting.run(of)}>
        {of === 'responses' ? words.exportResponses : words.exportInvitations}
      </Button>
      {exportId !== null && (
        <Suspense fallback={null}>
          <ReadyExport key={exportId} exportId={exportId} />
        </Suspense>
      )}
      <Refusal sentence={exporting.refusal} />
    </>
  );
}
