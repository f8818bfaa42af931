import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#domain/kernel/instants.ts';
import { renewWords } from '#messages/filling/renewWords.ts';
import { outputWords } from '#messages/output/outputWords.ts';
import type { Renewal_output$key } from '#web/__generated__/Renewal_output.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { renewPath, submissionPath } from '#web/parts/submissionPaths.ts';
import { useChooseRenewalReminders } from '#web/screens/Outputs/useChooseRenewalReminders.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Outputs/OutputPage.module.css';

/** Refusals that the renewal window already explains. */
const aboutTheWindow = new Set<string | undefined>([undefined, 'renewalNotOpen', 'renewalClosed']);

/** Whether and when an output can be renewed, a link to renew it, and the reminder setting. */
export function Renewal({ output }: { readonly output: Renewal_output$key }): ReactElement {
  const {
    id,
    isRenewable,
    isRenewed,
    renewalOpensOn,
    renewalClosesOn,
    renewalProblem,
    renewal,
    renewalOptedOut,
    availableActions,
  } = useFragment(
    graphql`
      fragment Renewal_output on IssuedOutput {
        id
        isRenewable
        isRenewed
        renewalOpensOn
        renewalClosesOn
        renewalProblem {
          code
          message
        }
        renewal {
          id
        }
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
  const mayRenew = availableActions.includes('renewOutput');
  const isBegun = isRenewed || renewalProblem?.code === 'renewalUnderWay';
  const window = aboutTheWindow.has(renewalProblem?.code)
    ? outputWords.window(day(renewalOpensOn), day(renewalClosesOn))
    : renewalProblem?.message;
  const standing = isBegun ? (isRenewed ? outputWords.renewed : renewWords.inProgress) : window;
  return (
    <Card title={outputWords.renewal}>
      <p>{isRenewable ? standing : outputWords.notRenewable}</p>
      {(mayRenew || renewal) && (
        <div className={styles.actions}>
          {mayRenew && (
            <ButtonLink variant="primary" icon="refresh" to={renewPath(id)}>
              {renewWords.renew}
            </ButtonLink>
          )}
          {renewal && (
            <ButtonLink variant={isRenewed ? 'secondary' : 'primary'} to={submissionPath(renewal.id)}>
              {isRenewed ? renewWords.complete : renewWords.continue}
            </ButtonLink>
          )}
        </div>
      )}
      {isRenewable && !isBegun && availableActions.includes('changeRenewalReminders') && (
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
