import type { ReactElement } from 'react';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useUnwaiveSubprocess } from '#web/screens/Submission/subprocesses/useUnwaiveSubprocess.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

interface UnwaiveButtonProps {
  readonly requirementId: string;
  readonly name: string;
}

/** Requires it again. A submission already started still counts. */
export function UnwaiveSubprocessButton({ requirementId, name }: UnwaiveButtonProps): ReactElement {
  const [unwaive] = useUnwaiveSubprocess();
  const sending = useAction(
    (subprocessRequirementId: string) => unwaive({ input: { subprocessRequirementId } }),
    () => flash(words.unwaived),
  );
  return (
    <>
      <Button
        variant="quiet"
        label={words.unwaiveNamed(name)}
        isPending={sending.pending !== null}
        onPress={() => sending.run(requirementId)}
      >
        {words.unwaive}
      </Button>
      {sending.refusal !== null && <p role="alert">{sending.refusal}</p>}
    </>
  );
}
