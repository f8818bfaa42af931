import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { outputWords } from '#messages/output/outputWords.ts';
import type { OutputActions_output$key } from '#web/__generated__/OutputActions_output.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useRegenerateOutput } from '#web/screens/Outputs/useRegenerateOutput.ts';
import { useRevokeOutput } from '#web/screens/Outputs/useRevokeOutput.ts';
import { useUnrevokeOutput } from '#web/screens/Outputs/useUnrevokeOutput.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Outputs/OutputPage.module.css';

export function OutputActions({ output }: { readonly output: OutputActions_output$key }): ReactElement | null {
  const { id, name, state, availableActions } = useFragment(
    graphql`
      fragment OutputActions_output on IssuedOutput {
        id
        name
        state
        availableActions
      }
    `,
    output,
  );
  const [isAsking, setAsking] = useState(false);
  const [revoke] = useRevokeOutput();
  const [unrevoke] = useUnrevokeOutput();
  const [regenerate] = useRegenerateOutput();
  const input = { input: { issuedOutputId: id } };
  const revoking = useAction(
    (_id: string) => revoke(input),
    () => {
      setAsking(false);
      flash(outputWords.revoked);
    },
  );
  const issuing = useAction(
    (_id: string) => unrevoke(input),
    () => flash(outputWords.reissued),
  );
  const generating = useAction(
    (_id: string) => regenerate(input),
    () => undefined,
  );
  const may = (action: string): boolean => availableActions.includes(action);
  const offers = {
    revoke: may('revokeOutput'),
    reissue: may('unrevokeOutput'),
    make: may('updateOutput') && !may('unrevokeOutput') && state !== 'waiting',
  };
  if (!Object.values(offers).includes(true)) return null;
  const refusal = issuing.refusal ?? generating.refusal;
  return (
    <Card title={outputWords.forStaff}>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <div className={styles.actions}>
        {offers.make && (
          <Button icon="refresh" isPending={generating.pending !== null} onPress={() => generating.run(id)}>
            {outputWords.makeAgain}
          </Button>
        )}
        {offers.reissue && (
          <Button isPending={issuing.pending !== null} onPress={() => issuing.run(id)}>
            {outputWords.reissue}
          </Button>
        )}
        {offers.revoke && (
          <Button variant="danger" onPress={() => setAsking(true)}>
            {outputWords.revoke}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={outputWords.revokeTitle(name)}
        confirm={outputWords.revoke}
        isDangerous
        isOpen={isAsking}
        isPending={revoking.pending !== null}
        refusal={revoking.refusal}
        onConfirm={() => revoking.run(id)}
        onCancel={() => setAsking(false)}
      >
        {outputWords.revokeText}
      </ConfirmDialog>
    </Card>
  );
}
