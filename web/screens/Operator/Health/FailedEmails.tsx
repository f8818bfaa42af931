import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { healthWords as words } from '#messages/operator/healthWords.ts';
import type {
  FailedEmails_health$data,
  FailedEmails_health$key,
} from '#web/__generated__/FailedEmails_health.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { useRetryFailedEmail } from '#web/screens/Operator/Health/useRetryFailedEmail.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Operator/Health/Health.module.css';

type Email = FailedEmails_health$data['failedEmails'][number];

interface FailedEmailsProps {
  readonly health: FailedEmails_health$key;
  readonly timeZone: string;
  /** reads the page again, with a message about what was done */
  readonly onChange: (message: string) => void;
}

/** Emails that were given up. Nothing if there are none. */
export function FailedEmails({ health, timeZone, onChange }: FailedEmailsProps): ReactElement | null {
  const { failedEmails } = useFragment(
    graphql`
      fragment FailedEmails_health on Health {
        failedEmails {
          id
          kind
          recipient
          error
          failedAt
        }
      }
    `,
    health,
  );
  const [retryFailedEmail] = useRetryFailedEmail();
  const retrying = useAction(
    (emailId: string) => retryFailedEmail({ input: { emailId } }),
    () => onChange(words.emailRetried),
  );
  if (failedEmails.length === 0) return null;
  const columns: readonly Column<Email>[] = [
    { id: 'recipient', title: words.recipient, cell: ({ recipient }) => recipient },
    { id: 'email', title: words.email, cell: ({ kind }) => kind },
    { id: 'when', title: words.when, cell: ({ failedAt }) => <RelativeTime at={failedAt} timeZone={timeZone} /> },
    { id: 'error', title: words.error, cell: ({ error }) => <span className={styles.error}>{error}</span> },
    {
      ...{ id: 'actions', title: words.actions, isTitleHidden: true },
      cell: ({ id, recipient }) => (
        <Button
          label={words.retryEmail(recipient)}
          isPending={retrying.pending === id}
          onPress={() => retrying.run(id)}
        >
          {words.sendAgain}
        </Button>
      ),
    },
  ];
  return (
    <Card title={words.failedEmails} isWide>
      {retrying.refusal !== null && <Alert tone="danger" isLive title={retrying.refusal} />}
      <Table caption={words.failedEmailsCaption} columns={columns} rows={failedEmails} keyOf={({ id }) => id} />
    </Card>
  );
}
