import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import type { SubprocessRow_requirement$key } from '#web/__generated__/SubprocessRow_requirement.graphql.ts';
import type { SubprocessRow_submission$key } from '#web/__generated__/SubprocessRow_submission.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { LinkSubprocessDialog } from '#web/screens/Submission/subprocesses/LinkSubprocessDialog.tsx';
import { StartForApplicant } from '#web/screens/Submission/subprocesses/StartForApplicant.tsx';
import { StartSubprocessButton } from '#web/screens/Submission/subprocesses/StartSubprocessButton.tsx';
import { UnlinkSubprocessDialog } from '#web/screens/Submission/subprocesses/UnlinkSubprocessDialog.tsx';
import { UnwaiveSubprocessButton } from '#web/screens/Submission/subprocesses/UnwaiveSubprocessButton.tsx';
import { WaiveSubprocessDialog } from '#web/screens/Submission/subprocesses/WaiveSubprocessDialog.tsx';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/subprocesses/Subprocesses.module.css';

interface SubprocessRowProps {
  readonly requirement: SubprocessRow_requirement$key;
  readonly submission: SubprocessRow_submission$key;
  readonly timeZone: string;
}

const looks = {
  notStarted: { tone: 'warning', icon: 'clock' },
  linked: { tone: 'info', icon: 'clock' },
  completed: { tone: 'success', icon: 'check' },
  waived: { tone: 'neutral', icon: 'check' },
  legacy: { tone: 'neutral', icon: 'info' },
} as const;

export function SubprocessRow(props: SubprocessRowProps): ReactElement {
  const requirement = useFragment(
    graphql`
      fragment SubprocessRow_requirement on SubprocessRequirement {
        id
        name
        state
        isRequired
        allowsExisting
        availableActions
        waivedAt
        waivedBy
        subprocessScopedId
        subprocess {
          id
        }
        form {
          name
        }
        ...StartSubprocessButton_requirement
        ...StartForApplicant_requirement
      }
    `,
    props.requirement,
  );
  const submission = useFragment(
    graphql`
      fragment SubprocessRow_submission on Submission {
        isOwn
        ...StartSubprocessButton_submission
        ...StartForApplicant_submission
      }
    `,
    props.submission,
  );
  const { id, state, isRequired, allowsExisting, waivedAt, waivedBy, subprocess, subprocessScopedId, form } =
    requirement;
  const name = requirement.name ?? form?.name ?? words.unnamed;
  const { submissionPath, isAsApplicant } = useSubmissionPaths();
  const [openDialog, setOpenDialog] = useState<'start' | 'link' | 'unlink' | 'waive' | null>(null);
  const close = (): void => setOpenDialog(null);
  const may = (action: string): boolean =>
    !isAsApplicant && (requirement.availableActions as readonly string[]).includes(action);
  const { tone, icon } = looks[state];
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>{name}</strong>
        <Badge tone={tone} icon={icon}>
          {words.states[state]}
        </Badge>
        {!isRequired && <span>{words.optional}</span>}
        {subprocessScopedId !== null && subprocessScopedId !== undefined && (
          <>
            {subprocess ? (
              <Link to={submissionPath(subprocess.id)}>{words.number(form?.name ?? '', subprocessScopedId)}</Link>
            ) : (
              words.unseen(subprocessScopedId)
            )}
          </>
        )}
        {waivedAt != null && (
          <span>
            {waivedBy != null && words.waivedBy(waivedBy)} <RelativeTime at={waivedAt} timeZone={props.timeZone} />
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {may('link') &&
          (submission.isOwn ? (
            <StartSubprocessButton requirement={requirement} submission={submission} name={name} />
          ) : (
            <Button label={words.startForNamed(name)} onPress={() => setOpenDialog('start')}>
              {words.startForApplicant}
            </Button>
          ))}
        {may('link') && allowsExisting && (
          <Button variant="quiet" label={words.linkNamed(name)} onPress={() => setOpenDialog('link')}>
            {words.link}
          </Button>
        )}
        {may('unlink') && (
          <Button variant="quiet" label={words.unlinkNamed(name)} onPress={() => setOpenDialog('unlink')}>
            {words.unlink}
          </Button>
        )}
        {may('waive') && (
          <Button variant="quiet" label={words.waiveNamed(name)} onPress={() => setOpenDialog('waive')}>
            {words.waive}
          </Button>
        )}
        {may('unwaive') && <UnwaiveSubprocessButton requirementId={id} name={name} />}
      </span>
      {openDialog === 'start' && (
        <StartForApplicant requirement={requirement} submission={submission} name={name} onClose={close} />
      )}
      {openDialog === 'link' && <LinkSubprocessDialog requirementId={id} name={name} onClose={close} />}
      {openDialog === 'unlink' && <UnlinkSubprocessDialog requirementId={id} name={name} onClose={close} />}
      {openDialog === 'waive' && <WaiveSubprocessDialog requirementId={id} name={name} onClose={close} />}
    </li>
  );
}
