import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';
import type { Applicants_submission$key } from '#web/__generated__/Applicants_submission.graphql.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { AddApplicant } from '#web/screens/Submission/panels/access/AddApplicant.tsx';
import { MakePrimaryDialog } from '#web/screens/Submission/panels/access/MakePrimaryDialog.tsx';
import { useRemoveApplicant } from '#web/screens/Submission/panels/access/useRemoveApplicant.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Submission/panels/access/People.module.css';

interface OpenDialog {
  readonly what: 'remove' | 'makePrimary';
  readonly applicantId: string;
  readonly name: string;
}

/** Applicants, the primary one first. The primary applicant and staff can add and remove others. */
export function Applicants({ submission }: { readonly submission: Applicants_submission$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment Applicants_submission on Submission {
        availableActions
        applicants {
          id
          isPrimary
          user {
            id
            name
            initials
            isInvited
            avatar {
              url
            }
          }
        }
        ...AddApplicant_submission
      }
    `,
    submission,
  );
  const { availableActions, applicants } = data;
  const mayManage = availableActions.includes('manageApplicants');
  const [openDialog, ask] = useState<OpenDialog | null>(null);
  const [remove] = useRemoveApplicant();
  const headingId = useId();
  const done = (sentence: string): void => {
    flash(sentence);
    ask(null);
  };
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {accessPanelWords.applicants}
      </h3>
      <ul className={styles.people} aria-labelledby={headingId}>
        {applicants.map(({ id, isPrimary, user: { id: userId, name, initials, isInvited, avatar } }) => (
          <li key={id} className={styles.person}>
            <span className={styles.who}>
              <Avatar face={{ id: userId, name, initials, imageUrl: avatar.url }} isNameBeside />
              <span>{name}</span>
              {isPrimary && <Badge>{accessPanelWords.primary}</Badge>}
              {isInvited && <StatusTag kind="person" status="invited" />}
            </span>
            {mayManage && !isPrimary && (
              <span className={styles.actions}>
                <Button
                  variant="quiet"
                  label={accessPanelWords.makePrimaryNamed(name)}
                  onPress={() => ask({ what: 'makePrimary', applicantId: id, name })}
                >
                  {accessPanelWords.makePrimary}
                </Button>
                <Button
                  variant="quiet"
                  icon="close"
                  label={accessPanelWords.removeNamed(name)}
                  onPress={() => ask({ what: 'remove', applicantId: id, name })}
                >
                  {accessPanelWords.remove}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayManage && <AddApplicant submission={data} />}
      {openDialog?.what === 'makePrimary' && (
        <MakePrimaryDialog
          {...openDialog}
          onDone={() => done(accessPanelWords.madePrimary(openDialog.name))}
          onClose={() => ask(null)}
        />
      )}
      {openDialog?.what === 'remove' && (
        <DeleteDialog
          title={accessPanelWords.removeApplicantTitle(openDialog.name)}
          confirm={accessPanelWords.remove}
          send={() => remove({ input: { applicantAttachmentId: openDialog.applicantId } })}
          onDone={() => done(accessPanelWords.removed(openDialog.name))}
          onClose={() => ask(null)}
        >
          {accessPanelWords.removeApplicantText}
        </DeleteDialog>
      )}
    </section>
  );
}
