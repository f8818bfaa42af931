import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#domain/kernel/instants.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { statusWords as words } from '#messages/submission/statusWords.ts';
import type { ShownStatus_status$key } from '#web/__generated__/ShownStatus_status.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Status/ShownStatus.module.css';

interface ShownStatusProps {
  readonly status: ShownStatus_status$key;
  readonly onClose: () => void;
}

/** What happens with a submission: whose turn it is, its steps, and its documents, without their contents. */
export function ShownStatus({ status: key, onClose }: ShownStatusProps): ReactElement {
  const status = useFragment(
    graphql`
      fragment ShownStatus_status on PublicStatus {
        submissionId
        number
        formName
        status
        isRejected
        next
        isApplicantsTurn
        startedAt
        changedAt
        finishedAt
        team {
          timeZone
        }
        steps {
          name
          progress
          startedAt
          completedAt
        }
        documents {
          name
          issuedOn
          expiresOn
          status
        }
      }
    `,
    key,
  );
  const { timeZone } = status.team;
  const dateOf = (instant: string): string => formatDate(dateIn(new Date(instant), timeZone));
  return (
    <>
      <PageTitle isFocused within={words.title}>
        {`${status.formName} #${status.number}`}
      </PageTitle>
      <div>
        <StatusTag kind="submission" status={status.isRejected ? 'rejected' : status.status} />
      </div>
      <Alert tone={status.isApplicantsTurn ? 'warning' : 'info'}>{status.next}</Alert>
      <DescriptionList
        facts={[
          [words.started, <RelativeTime key="started" at={status.startedAt} timeZone={timeZone} />],
          [words.changed, <RelativeTime key="changed" at={status.changedAt} timeZone={timeZone} />],
          ...(status.finishedAt
            ? [[words.finished, <RelativeTime key="finished" at={status.finishedAt} timeZone={timeZone} />] as const]
            : []),
        ]}
      />
      <section aria-labelledby="status-steps">
        <h2 id="status-steps">{words.steps}</h2>
        <ol className={styles.list}>
          {status.steps.map(({ name, progress, startedAt, completedAt }, place) => (
            // Steps may share a name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={styles.row}>
              <span className={styles.name}>{name ?? words.unnamed}</span>
              <StatusTag kind="step" status={progress} />
              <span className={styles.date}>
                {completedAt
                  ? words.completed(dateOf(completedAt))
                  : startedAt && progress === 'current'
                    ? words.reached(dateOf(startedAt))
                    : null}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {status.documents.length > 0 && (
        <section aria-labelledby="status-documents">
          <h2 id="status-documents">{words.documents}</h2>
          <ul className={styles.list}>
            {status.documents.map((document, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place} className={styles.row}>
                <span className={styles.name}>{document.name}</span>
                <StatusTag kind="output" status={document.status} />
                <span className={styles.date}>
                  {[
                    words.issued(formatDate(document.issuedOn)),
                    ...(document.expiresOn ? [words.expires(formatDate(document.expiresOn))] : []),
                  ].join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>{words.signInFor}</p>
      <FormActions>
        <ButtonLink
          variant={status.isApplicantsTurn ? 'primary' : 'secondary'}
          to={`/initiated_flows/${plainId(status.submissionId)}`}
        >
          {status.isApplicantsTurn ? words.yourTurn : words.signIn}
        </ButtonLink>
        <Button variant="quiet" onPress={onClose}>
          {words.close}
        </Button>
      </FormActions>
    </>
  );
}
