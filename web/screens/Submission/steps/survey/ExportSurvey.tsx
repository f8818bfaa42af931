import type { ReactElement } from 'react';
import { exportsPageWords } from '#web/messages/exportsPageWords.ts';
import { surveyDeskWords as words } from '#web/messages/surveyDeskWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import { useExportSurvey } from '#web/screens/Submission/steps/survey/useExportSurvey.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

interface ExportSurveyProps {
  readonly activeStepId: string;
  readonly of: 'responses' | 'invitations';
}

/** Takes what is listed along as a table; it comes as all exports do. */
export function ExportSurvey({ activeStepId, of }: ExportSurveyProps): ReactElement {
  const [exportSurvey] = useExportSurvey();
  const { keyFor, answered } = useAttemptKey();
  const exporting = useAction(
    (what: typeof of) =>
      exportSurvey({ input: { activeStepId, of: what, format: 'csv', idempotencyKey: keyFor(what) } }),
    () => {
      answered();
      flash(exportsPageWords.queued);
    },
  );
  return (
    <>
      <Button isPending={exporting.pending !== null} pendingLabel={words.exporting} onPress={() => exporting.run(of)}>
        {of === 'responses' ? words.exportResponses : words.exportInvitations}
      </Button>
      {exporting.refusal !== null && (
        <Alert tone="danger" isLive>
          {exporting.refusal}
        </Alert>
      )}
    </>
  );
}
