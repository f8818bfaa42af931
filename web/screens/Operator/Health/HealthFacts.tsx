import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatFileSize } from '#messages/filling/formatFileSize.ts';
import { healthWords as words } from '#messages/operator/healthWords.ts';
import type { HealthFacts_health$data, HealthFacts_health$key } from '#web/__generated__/HealthFacts_health.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

type Task = HealthFacts_health$data['tasks'][number];

const columns: readonly Column<Task>[] = [
  { id: 'task', title: words.task, cell: ({ task }) => task },
  { id: 'waiting', title: words.waiting, isNumber: true, cell: ({ waiting }) => waiting },
  {
    ...{ id: 'late', title: words.late, isNumber: true },
    cell: ({ oldestSeconds }) => (oldestSeconds < 1 ? words.none : words.duration(oldestSeconds)),
  },
  { id: 'failed', title: words.failed, isNumber: true, cell: ({ failed }) => failed },
];

interface HealthFactsProps {
  readonly health: HealthFacts_health$key;
  readonly timeZone: string;
}

/** The state of the database, the services, and the background jobs. */
export function HealthFacts({ health, timeZone }: HealthFactsProps): ReactElement {
  const { database, workers, tasks, waitingEmails, waitingPaymentEvents, isStorageWorking, auditLog } = useFragment(
    graphql`
      fragment HealthFacts_health on Health {
        database {
          isReadOnly
          bytes
          connections
          mostConnections
          longestTransactionSeconds
        }
        workers {
          __typename
        }
        tasks {
          task
          waiting
          failed
          oldestSeconds
        }
        waitingEmails
        waitingPaymentEvents
        isStorageWorking
        auditLog {
          unsealed
          lastAt
        }
      }
    `,
    health,
  );
  const { longestTransactionSeconds: oldest } = database;
  return (
    <>
      <Cards isPaired>
        <Card title={words.services}>
          <DescriptionList
            facts={[
              [words.workers, words.workersRunning(workers.length)],
              [words.storage, isStorageWorking ? words.storageWorks : words.storageFails],
              [words.emails, waitingEmails],
              [words.paymentEvents, waitingPaymentEvents],
              [words.auditEntries, auditLog.unsealed],
              [
                words.lastSealed,
                auditLog.lastAt ? <RelativeTime key="last" at={auditLog.lastAt} timeZone={timeZone} /> : words.none,
              ],
            ]}
          />
        </Card>
        <Card title={words.database}>
          <DescriptionList
            facts={[
              [words.writes, database.isReadOnly ? words.no : words.yes],
              [words.size, formatFileSize(database.bytes)],
              [words.connections, words.connectionsOf(database.connections, database.mostConnections)],
              [words.oldestTransaction, oldest < 1 ? words.none : words.duration(oldest)],
            ]}
          />
        </Card>
      </Cards>
      <Cards isWide>
        <Card title={words.jobs} isWide>
          {tasks.length === 0 ? (
            <p>{words.noJobs}</p>
          ) : (
            <Table caption={words.jobsCaption} columns={columns} rows={tasks} keyOf={({ task }) => task} />
          )}
        </Card>
      </Cards>
    </>
  );
}
