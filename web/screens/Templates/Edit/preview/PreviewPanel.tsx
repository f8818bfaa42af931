import { Suspense, useDeferredValue, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { previewWords as words } from '#messages/form/previewWords.ts';
import type { PreviewPanel_draft$key } from '#web/__generated__/PreviewPanel_draft.graphql.ts';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { StepPreview } from '#web/screens/Templates/Edit/preview/StepPreview.tsx';
import { besideFrom } from '#web/screens/Templates/Edit/SidePane.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SlidingPanel } from '#web/ui/SlidingPanel.tsx';
import styles from '#web/screens/Templates/Edit/preview/Preview.module.css';

interface PreviewPanelProps {
  readonly draft: PreviewPanel_draft$key;
  readonly stepId: string;
  readonly onClose: () => void;
}

/** The preview, beside the editor or over it in a narrow window. */
export function PreviewPanel({ draft, stepId, onClose }: PreviewPanelProps): ReactElement {
  const { id, revision } = useFragment(
    graphql`
      fragment PreviewPanel_draft on FlowTemplate {
        id
        revision
      }
    `,
    draft,
  );
  const [isNarrow, setNarrow] = useState(false);
  const isBeside = useMinWindowWidth(besideFrom);
  // Keeps the old preview until the new one has loaded.
  const shown = useDeferredValue(revision);
  const content = (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.page} data-narrow={isNarrow || undefined}>
        <Suspense fallback={<p>{words.loading}</p>}>
          <StepPreview draftId={id} stepId={stepId} revision={shown} />
        </Suspense>
      </div>
    </>
  );
  if (!isBeside) {
    return (
      <SlidingPanel title={words.title} isOpen onClose={onClose} isWide>
        {content}
      </SlidingPanel>
    );
  }
  return (
    <aside className={styles.preview} aria-label={words.title} data-pane="preview">
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <Button variant="quiet" icon={isNarrow ? 'desk' : 'handheld'} onPress={() => setNarrow(!isNarrow)}>
          {isNarrow ? words.desk : words.phone}
        </Button>
      </div>
      {content}
    </aside>
  );
}
