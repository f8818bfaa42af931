import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamDomainWords as words } from '#messages/team/teamDomainWords.ts';
import type { TeamDomainRow_domain$key } from '#web/__generated__/TeamDomainRow_domain.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { DomainRecord } from '#web/screens/Teams/Settings/DomainRecord.tsx';
import { useCheckTeamDomain } from '#web/screens/Teams/Settings/useCheckTeamDomain.ts';
import { useRemoveTeamDomain } from '#web/screens/Teams/Settings/useRemoveTeamDomain.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Teams/Settings/TeamDomains.module.css';

interface TeamDomainRowProps {
  readonly domain: TeamDomainRow_domain$key;
  readonly slug: string;
}

/** A domain with its state and, until it is verified, the record to add. */
export function TeamDomainRow({ domain: key, slug }: TeamDomainRowProps): ReactElement {
  const domain = useFragment(
    graphql`
      fragment TeamDomainRow_domain on TeamDomain {
        id
        domain
        state
        problem
        checkedAt
        ...DomainRecord_domain
      }
    `,
    key,
  );
  const { id, domain: name, state, problem, checkedAt } = domain;
  const [isAsking, setAsking] = useState(false);
  const [checkTeamDomain] = useCheckTeamDomain();
  const [removeTeamDomain] = useRemoveTeamDomain();
  const checking = useAction(
    (domainId: string) => checkTeamDomain({ input: { domainId } }),
    ({ domain: checked }) => flash(checked?.state === 'verified' ? words.found(name) : words.notFound),
  );
  const removing = useAction(
    (domainId: string) => removeTeamDomain({ input: { domainId } }),
    () => flash(words.deleted),
    words.deleteFailed,
  );
  const isVerified = state === 'verified';
  return (
    <li className={styles.domain}>
      <div className={styles.head}>
        <strong className={styles.name}>{name}</strong>
        <StatusTag kind="domain" status={state} />
      </div>
      {isVerified && <p>{words.verified(`${location.host}/${slug}`)}</p>}
      {problem && <p>{words.problems[problem]}</p>}
      <p>{isVerified ? words.point(location.host) : state === 'failed' ? words.failed : words.record}</p>
      {!isVerified && <DomainRecord domain={domain} />}
      {checkedAt && (
        <p className={styles.note}>
          {words.checked} <RelativeTime at={checkedAt} timeZone={browserTimeZone()} />
        </p>
      )}
      <Refusal sentence={checking.refusal} />
      <FormActions>
        {!isVerified && (
          <Button
            icon="refresh"
            label={words.checkNamed(name)}
            isPending={checking.pending !== null}
            pendingLabel={words.checking}
            onPress={() => checking.run(id)}
          >
            {words.check}
          </Button>
        )}
        <Button variant="quiet" icon="trash" label={words.deleteNamed(name)} onPress={() => setAsking(true)}>
          {words.delete}
        </Button>
      </FormActions>
      <ConfirmDialog
        title={words.ask(name)}
        confirm={words.confirm}
        isDangerous
        isOpen={isAsking}
        isPending={removing.pending !== null}
        refusal={removing.refusal}
        onConfirm={() => removing.run(id)}
        onCancel={() => {
          removing.forget();
          setAsking(false);
        }}
      >
        <p>{words.effect}</p>
      </ConfirmDialog>
    </li>
  );
}
