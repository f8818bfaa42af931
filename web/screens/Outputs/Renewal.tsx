import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import { formatDate } from '#domain/kernel/moments.ts';
import type { Renewal_output$key } from '#web/__generated__/Renewal_output.graphql.ts';
import { outputWords } from '#web/messages/outputWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';

import { useChooseRenewalReminders } from './useChooseRenewalReminders.ts';

/** Whether and when it can be renewed, and whether its holders are reminded of that. */
export function Renewal({ output }: { readonly output: Renewal_output$key }): ReactElement {
  const { id, isRenewable, isRenewed, renewalOpensOn, renewalClosesOn, renewalOptedOut, availableActions } =
    useFragment(
      graphql`
        fragment Renewal_output on IssuedOutput {
          id
          isRenewable
          isRenewed
          renewalOpensOn
          renewalClosesOn
          renewalOptedOut
          availableActions
        }
      `,
      output,
    );
  const [choose] = useChooseRenewalReminders();
  const choosing = useAction(
    (wanted: boolean) => choose({ input: { issuedOutputId: id, wanted } }),
    (_done, wanted) => flash(wanted ? outputWords.remindersOn : outputWords.remindersOff),
  );
  const day = (date: string | null | undefined): string | null => (date ? formatDate(date) : null);
  const window = isRenewed ? outputWords.renewed : outputWords.window(day(renewalOpensOn), day(renewalClosesOn));
  return (
    <Card title={outputWords.renewal}>
      <p>{isRenewable ? window : outputWords.notRenewable}</p>
      {isRenewable && availableActions.includes('changeRenewalReminders') && (
        <>
          <p>{renewalOptedOut ? outputWords.areOff : outputWords.areOn}</p>
          {choosing.refusal && <Alert tone="danger">{choosing.refusal}</Alert>}
          <div>
            <Button isPending={choosing.pending !== null} onPress={() => choosing.run(renewalOptedOut)}>
              {renewalOptedOut ? outputWords.turnOn : outputWords.turnOff}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
