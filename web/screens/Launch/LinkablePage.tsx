import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { launchWords } from '#messages/filling/launchWords.ts';
import { subprocessWords } from '#messages/submission/subprocessWords.ts';
import type {
  LinkablePage_requirement$data,
  LinkablePage_requirement$key,
} from '#web/__generated__/LinkablePage_requirement.graphql.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import { askForLaunch, forgetDraft } from '#web/parts/launchDraft.ts';
import { launchPath, requirementParam } from '#web/parts/launchPaths.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { launchedPath } from '#web/parts/submissionPaths.ts';
import { useStartedForm } from '#web/screens/Launch/StartedForm.ts';
import { useLinkStarted } from '#web/screens/Launch/useLinkStarted.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

const words = launchWords.processes;

type Row = LinkablePage_requirement$data['linkable'][number];

interface LinkablePageProps {
  readonly requirement: LinkablePage_requirement$key;
  readonly timeZone: string;
}

/** Existing submissions that can fulfill the requirement, each with a button to link it. */
export function LinkablePage({ requirement, timeZone }: LinkablePageProps): ReactElement {
  const started = useStartedForm();
  const depart = useDeparture();
  const { id, linkable } = useFragment(
    graphql`
      fragment LinkablePage_requirement on SubprocessRequirement {
        id
        linkable {
          id
          customId
          scopedId
          identifier
          createdAt
          status
        }
      }
    `,
    requirement,
  );
  const [link] = useLinkStarted();
  const { keyFor } = useAttemptKey();
  const linking = useAction(
    (subprocessId: string) => {
      const input = { subprocessRequirementId: id, subprocessId };
      return link({ input: { ...input, idempotencyKey: keyFor(input) } });
    },
    (_done, subprocessId, { go }) => {
      forgetDraft(started.id);
      go(launchedPath(subprocessId));
    },
  );
  const startAnother = (): void => {
    askForLaunch(started.id, started.requirementId);
    depart().go(launchPath(started, '/launching'));
  };
  const numberOf = ({ customId, scopedId }: Row): string => customId ?? String(scopedId);
  const columns: readonly Column<Row>[] = [
    {
      id: 'id',
      title: words.id,
      cell: (row) => (
        <Link to={`${launchedPath(row.id)}?${requirementParam}=${started.requirementId}`}>#{numberOf(row)}</Link>
      ),
    },
    { id: 'identifier', title: words.identifier, cell: ({ identifier }) => identifier },
    { id: 'started', title: words.started, cell: ({ createdAt }) => <Moment at={createdAt} timeZone={timeZone} /> },
    { id: 'status', title: words.status, cell: ({ status }) => <StatusTag kind="submission" status={status} /> },
    {
      id: 'use',
      title: subprocessWords.wizard.use,
      cell: (row) => (
        <Button
          label={subprocessWords.wizard.useNamed(numberOf(row))}
          isPending={linking.pending === row.id}
          onPress={() => linking.run(row.id)}
        >
          {subprocessWords.wizard.use}
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageTitle within={started.name}>{linkable.length > 0 ? words.title : started.name}</PageTitle>
      {linkable.length > 0 && <Table caption={words.title} columns={columns} rows={linkable} keyOf={(row) => row.id} />}
      {linking.refusal !== null && (
        <Alert tone="danger" isLive>
          {linking.refusal}
        </Alert>
      )}
      <div>
        <Button onPress={startAnother}>
          {linkable.length > 0 ? words.another : subprocessWords.startNamed(started.name)}
        </Button>
      </div>
    </>
  );
}
