import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { requirementWords } from '#messages/submission/requirementWords.ts';
import type { RequirementRow_requirement$key } from '#web/__generated__/RequirementRow_requirement.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { requirementPath } from '#web/parts/submissionPaths.ts';
import { useSendRequirement } from '#web/screens/Submission/requirements/useSendRequirement.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { flash } from '#web/ui/flashes.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Submission/requirements/Requirements.module.css';

const EndRequirement = lazy(async () => ({
  default: (await import('#web/screens/Submission/requirements/EndRequirementDialog.tsx')).EndRequirementDialog,
}));
const AskDialog = lazy(async () => ({
  default: (await import('#web/screens/Submission/requirements/RequirementDialog.tsx')).RequirementDialog,
}));

interface RequirementRowProps {
  readonly submissionId: string;
  readonly requirement: RequirementRow_requirement$key;
}

export function RequirementRow({ submissionId, requirement: key }: RequirementRowProps): ReactElement {
  const requirement = useFragment(
    graphql`
      fragment RequirementRow_requirement on SupplementalRequirement {
        id
        type
        name
        state
        amountCents
        availableActions
        ...RequirementDialog_requirement
      }
    `,
    key,
  );
  const { id, name, state, amountCents, availableActions, type } = requirement;
  const [asking, setAsking] = useState<'cancel' | 'delete' | 'edit' | null>(null);
  const [send] = useSendRequirement();
  const sending = useAction(
    (requirementId: string) => send({ input: { requirementId } }),
    () => flash(requirementWords.sent(name)),
  );
  const may = (action: string): boolean => availableActions.includes(action);
  return (
    <li>
      <div className={styles.row}>
        <strong className={styles.name}>{name}</strong>
        {amountCents != null && <span>{formatUsd(amountCents)}</span>}
        <StatusTag kind="requirement" status={state} />
        {state !== 'unsent' && (
          <ButtonLink variant={state === 'sent' ? 'secondary' : 'quiet'} to={requirementPath(submissionId, id)}>
            {requirementWords.open(name)}
          </ButtonLink>
        )}
        {may('sendRequirement') && (
          <Button variant="primary" isPending={sending.pending !== null} onPress={() => sending.run(id)}>
            {requirementWords.send(name)}
          </Button>
        )}
        {may('updateRequirement') && (
          <Button variant="quiet" icon="edit" label={requirementWords.edit(name)} onPress={() => setAsking('edit')} />
        )}
        {may('deleteRequirement') && (
          <Button
            variant="quiet"
            icon="trash"
            label={requirementWords.delete(name)}
            onPress={() => setAsking('delete')}
          />
        )}
        {may('cancelRequirement') && (
          <Button variant="quiet" icon="circle-slash" onPress={() => setAsking('cancel')}>
            {requirementWords.cancel(name)}
          </Button>
        )}
      </div>
      {sending.refusal !== null && <p role="alert">{sending.refusal}</p>}
      <Suspense fallback={null}>
        {(asking === 'cancel' || asking === 'delete') && (
          <EndRequirement requirementId={id} name={name} how={asking} onClose={() => setAsking(null)} />
        )}
        {asking === 'edit' && (
          <AskDialog
            submissionId={submissionId}
            type={type}
            requirement={requirement}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </li>
  );
}
