import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';
import { dockWords, panelWords } from '#messages/submission/dockWords.ts';
import type { SubmissionDock_submission$key } from '#web/__generated__/SubmissionDock_submission.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { isTextInput } from '#web/parts/isTextInput.ts';
import { panelComponent, resetPanelComponent, preloadPanel } from '#web/screens/Submission/dock/panelComponents.ts';
import type { PanelProps } from '#web/screens/Submission/dock/PanelProps.ts';
import { ShortcutHelp } from '#web/screens/Submission/dock/ShortcutHelp.tsx';
import { PanelFailure } from '#web/screens/Submission/embed/PanelFailure.tsx';
import { PanelFrame } from '#web/screens/Submission/embed/PanelFrame.tsx';
import { usePanel } from '#web/screens/Submission/embed/usePanel.ts';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Submission/dock/SubmissionDock.module.css';

interface SubmissionDockProps {
  readonly submission: SubmissionDock_submission$key;
  readonly timeZone: string;
}

/** Panel buttons beside a submission, and the open panel. */
export function SubmissionDock({ submission, timeZone }: SubmissionDockProps): ReactElement {
  const {
    id: submissionId,
    panels,
    unreadDiscussions,
  } = useFragment(
    graphql`
      fragment SubmissionDock_submission on Submission {
        id
        panels
        unreadDiscussions
      }
    `,
    submission,
  );
  const { open, addressOf, close } = usePanel();
  const depart = useGuardedNavigation();
  const [isHelping, setHelping] = useState(false);
  const offered = panels.filter((panel) => panel in panelWords) as SubmissionPanel[];
  const shown = open !== null && offered.includes(open) ? open : null;
  const buttons = useRef(new Map<SubmissionPanel, HTMLAnchorElement>());
  const last = useRef<SubmissionPanel | null>(null);
  useEffect(() => {
    // As a modal the panel restores focus itself; beside the page, this does.
    if (shown === null && last.current !== null && isFocusLost()) buttons.current.get(last.current)?.focus();
    last.current = shown;
  }, [shown]);
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTextInput(event.target)) return;
    if (event.key === dockWords.keysKey) return setHelping(true);
    const panel = offered.find((each) => panelWords[each].key === event.key);
    if (panel !== undefined) depart().go(addressOf(panel), { preventScrollReset: true });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => openByKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <div className={styles.dock} data-open={shown !== null || undefined} data-chrome="">
      {shown !== null && (
        <PanelFrame key={shown} title={panelWords[shown].title} onClose={close}>
          <PanelFailure onAgain={() => resetPanelComponent(shown)}>
            <Suspense fallback={<FormSkeleton fields={2} />}>
              <PanelContent panel={shown} submissionId={submissionId} timeZone={timeZone} />
            </Suspense>
          </PanelFailure>
        </PanelFrame>
      )}
      <nav className={styles.rail} aria-label={dockWords.tools}>
        {offered.map((panel) => {
          const { short, icon, key } = panelWords[panel];
          return (
            <Link
              key={panel}
              ref={(element) => {
                if (element) buttons.current.set(panel, element);
              }}
              to={addressOf(panel === shown ? null : panel)}
              preventScrollReset
              className={styles.way}
              aria-current={panel === shown || undefined}
              aria-keyshortcuts={key}
              onPointerEnter={() => preloadPanel(panel)}
              onFocus={() => preloadPanel(panel)}
            >
              <Icon name={icon} />
              {short}
              {panel === 'discussions' && unreadDiscussions > 0 && <UnreadCount count={unreadDiscussions} />}
            </Link>
          );
        })}
      </nav>
      {isHelping && <ShortcutHelp panels={offered} onClose={() => setHelping(false)} />}
    </div>
  );
}

/** Remounted after a failure, so that it picks up the newly loaded code. */
function PanelContent({ panel, ...props }: PanelProps & { readonly panel: SubmissionPanel }): ReactElement {
  const [Content] = useState(() => panelComponent(panel));
  return <Content {...props} />;
}

function UnreadCount({ count }: { readonly count: number }): ReactElement {
  return (
    <>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{dockWords.unread(count)}</VisuallyHidden>
    </>
  );
}

const isFocusLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
