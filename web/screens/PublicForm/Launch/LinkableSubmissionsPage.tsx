import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { launchWords } from '#messages/filling/launchWords.ts';
import { subprocessWords } from '#messages/submission/subprocessWords.ts';
import type {
  LinkableSubmissionsPage_requirement$data,
  LinkableSubmissionsPage_requirement$key,
} from '#web/__generated__/LinkableSubmissionsPage_requirement.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { requestLaunch, clearLaunchDraft } from '#web/parts/launchDraft.ts';
import { launchPath, requirementParam } from '#web/parts/launchPaths.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { launchedSubmissionPath } from '#web/parts/submissionPaths.ts';
import { useLaunchForm } from '#web/screens/PublicForm/Launch/LaunchFormContext.ts';
import { useLinkStarted } from '#web/screens/PublicForm/Launch/useLinkStarted.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

const words = launchWords.processes;

type Row = LinkableSubmissionsPage_requirement$data['linkable'][number];

interface LinkablePageProps {
  readonly requirement: LinkableSubmissionsPage_requirement$key;
  readonly timeZone: string;
}

/** Existing submissions that can fulfill the requirement, each with a button to link it. */
export function LinkableSubmissionsPage({ requirement, timeZone }: LinkablePageProps): ReactElement {
  const started = useLaunchForm();
  const depart = useGuardedNavigation();
  const { id, linkable } = useFragment(
    graphql`
      fragment LinkableSubmissionsPage_requirement on SubprocessRequirement {
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
  const { keyFor } = useIdempotencyKey();
  const linking = useAction(
    (subprocessId: string) => {
      const input = { subprocessRequirementId: id, subprocessId };
      return link({ input: { ...input, idempotencyKey: keyFor(input) } });
    },
    (_done, subprocessId, { go }) => {
      clearLaunchDraft(started.id);
      go(launchedSubmissionPath(subprocessId));
    },
  );
  const startAnother = (): void => {
    requestLaunch(started.id, started.requirementId);
    depart().go(launchPath(started, '/launching'));
  };
  const numberOf = ({ customId, scopedId }: Row): string => customId ?? String(scopedId);
  const columns: readonly Column<Row>[] = [
    {
      id: 'id',
      title: words.id,
      cell: (row) => (
        <Link to={`${launchedSubmissionPath(row.id)}?${requirementParam}=${started.requirementId}`}>
          #{numberOf(row)}
        </Link>
      ),
    },
    { id: 'identifier', title: words.identifier, cell: ({ identifier }) => identifier },
    {
      id: 'started',
      title: words.started,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} timeZone={timeZone} />,
    },
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
      <Refusal sentence={linking.refusal} />
      <div>
        <Button onPress={startAnother}>
          {linkable.length > 0 ? words.another : subprocessWords.startNamed(started.name)}
        </Button>
      </div>
    </>
  );
}
