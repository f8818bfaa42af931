import type { ReactElement } from 'react';
import { discussionPanelWords } from '#messages/submission/discussionPanelWords.ts';
import { textDraft } from '#web/parts/textDrafts.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from '#web/screens/Submission/panels/discussions/Discussions.module.css';

/** A deleted discussion. Keeps the draft of someone who was replying. */
export function DeletedDiscussion({ discussionId }: { readonly discussionId: string }): ReactElement {
  const draft = textDraft(discussionId);
  return (
    <>
      <Alert tone="warning" isLive>
        {discussionPanelWords.gone}
      </Alert>
      {draft !== '' && (
        <>
          <p>{discussionPanelWords.goneDraft}</p>
          <blockquote className={styles.draft}>{draft}</blockquote>
          <div>
            <CopyButton text={draft} done={discussionPanelWords.copied}>
              {discussionPanelWords.copyDraft}
            </CopyButton>
          </div>
        </>
      )}
    </>
  );
}
