import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamFactorWords as words } from '#messages/account/securityWords.ts';
import type { TeamFactorCard_team$key } from '#web/__generated__/TeamFactorCard_team.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useRequireSecondFactor } from '#web/screens/Teams/Settings/useRequireSecondFactor.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';

/** Setting to require two-step sign-in; for owners. */
export function TeamFactorCard({ team }: { readonly team: TeamFactorCard_team$key }): ReactElement {
  const { id, secondFactorRequired, members, membersWithSecondFactor } = useFragment(
    graphql`
      fragment TeamFactorCard_team on Team {
        id
        secondFactorRequired
        members {
          id
        }
        membersWithSecondFactor {
          id
        }
      }
    `,
    team,
  );
  const [requireSecondFactor] = useRequireSecondFactor();
  const [isAsking, setAsking] = useState(false);
  const changing = useAction(
    (isRequired: boolean) => requireSecondFactor({ input: { teamId: id, isRequired } }),
    (_done, isRequired) => {
      setAsking(false);
      flash(isRequired ? words.turnedOn : words.turnedOff);
    },
  );
  const without = members.length - (membersWithSecondFactor?.length ?? 0);
  const close = (): void => {
    setAsking(false);
    changing.forget();
  };
  return (
    <Card title={words.title}>
      <p>
        {secondFactorRequired ? (
          <Badge tone="success" icon="check-circle">
            {words.isOn}
          </Badge>
        ) : (
          <Badge>{words.isOff}</Badge>
        )}
      </p>
      <p>{words.text}</p>
      <FormActions>
        <Button onPress={() => setAsking(true)}>{secondFactorRequired ? words.turnOff : words.turnOn}</Button>
      </FormActions>
      {isAsking && (
        <ConfirmDialog
          title={secondFactorRequired ? words.turnOffTitle : words.turnOnTitle}
          confirm={secondFactorRequired ? words.turnOff : words.turnOn}
          isOpen
          isPending={changing.pending !== null}
          refusal={changing.refusal}
          onConfirm={() => changing.run(!secondFactorRequired)}
          onCancel={close}
        >
          {secondFactorRequired ? (
            <p>{words.turnOffText}</p>
          ) : (
            <>
              {without > 0 && <p>{words.without(without)}</p>}
              <p>{words.tokens}</p>
            </>
          )}
        </ConfirmDialog>
      )}
    </Card>
  );
}
