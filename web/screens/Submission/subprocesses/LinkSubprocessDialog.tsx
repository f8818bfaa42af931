import { Suspense, useState, type ReactElement } from 'react';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { LinkableChoice } from '#web/screens/Submission/subprocesses/LinkableChoice.tsx';
import { useLinkSubprocess } from '#web/screens/Submission/subprocesses/useLinkSubprocess.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface LinkExistingProps {
  readonly requirementId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function LinkSubprocessDialog({ requirementId, name, onClose }: LinkExistingProps): ReactElement {
  const [chosen, setChosen] = useState('');
  const [link] = useLinkSubprocess();
  const { keyFor, answered } = useIdempotencyKey();
  const linking = useAction(
    (subprocessId: string) => {
      const input = { subprocessRequirementId: requirementId, subprocessId };
      return link({ input: { ...input, idempotencyKey: keyFor(input) } });
    },
    () => {
      answered();
      flash(words.linked);
      onClose();
    },
  );
  return (
    <Dialog title={words.linkTitle(name)} isOpen onClose={onClose}>
      <Suspense fallback={<FormSkeleton fields={1} />}>
        <LinkableChoice requirementId={requirementId} value={chosen} onChange={setChosen} />
      </Suspense>
      <Refusal sentence={linking.refusal} />
      <FormActions>
        <Button
          variant="primary"
          isPending={linking.pending !== null}
          blockedBecause={chosen === '' ? words.chooseOne : null}
          onPress={() => linking.run(chosen)}
        >
          {words.linkOne}
        </Button>
      </FormActions>
    </Dialog>
  );
}
