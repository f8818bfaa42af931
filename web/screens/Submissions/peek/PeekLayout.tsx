import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Outlet, useLocation, useParams } from 'react-router';
import { peekWords } from '#messages/submission/peekWords.ts';
import type { PeekLayout_rows$key } from '#web/__generated__/PeekLayout_rows.graphql.ts';
import { neighborId } from '#web/lists/neighborIds.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { KeyboardShortcuts } from '#web/parts/KeyboardShortcuts.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { PanelFailure } from '#web/screens/Submission/embed/PanelFailure.tsx';
import { PanelFrame } from '#web/screens/Submission/embed/PanelFrame.tsx';
import { PeekContext, peekButtonId, type PeekOutlet } from '#web/screens/Submissions/peek/peekContext.ts';
import { peekPath } from '#web/screens/Submissions/peek/peekPath.ts';
import { usePeekShortcuts } from '#web/screens/Submissions/peek/usePeekShortcuts.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Submissions/peek/Peek.module.css';

/** Prefetch the next page this many rows before the end. */
const ahead = 5;

interface PeekBesideProps {
  readonly rows: PeekLayout_rows$key;
  readonly total: number;
  readonly hasNext: boolean;
  readonly onNearEnd: () => void;
  readonly children: ReactNode;
}

/** The list with the previewed submission beside it, or over it in a narrow window. Decision 0049. */
export function PeekLayout({ rows: key, total, hasNext, onNearEnd, children }: PeekBesideProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment PeekLayout_rows on SubmissionRow @relay(plural: true) {
        submissionId
        kind
        scopedId
        templateName
      }
    `,
    key,
  ).filter(({ kind }) => kind === 'InitiatedFlow');
  const { id } = useParams();
  const { pathname, search } = useLocation();
  const depart = useGuardedNavigation();
  const opened = id === undefined ? null : `Submission:${id}`;
  const list = useRef<HTMLDivElement>(null);
  const [isHelping, setHelping] = useState(false);
  const [moved, setMoved] = useState('');
  // Close with Back only if the preview was opened from the list.
  const wasOpenedHere = useRef(false);
  const isClosing = useRef(false);
  const ids = rows.map(({ submissionId }) => submissionId);
  const at = opened === null ? -1 : ids.indexOf(opened);
  const titleOf = (submissionId: string | null): string => {
    const row = rows.find((each) => each.submissionId === submissionId);
    return row ? peekWords.title(row.scopedId, row.templateName) : peekWords.unlisted;
  };
  const show = (submissionId: string): void => {
    if (opened === null) wasOpenedHere.current = true;
    else setMoved(peekWords.moved(titleOf(submissionId), peekWords.place(ids.indexOf(submissionId) + 1, total)));
    depart().go(peekPath(searchOfList(search), submissionId), { replace: opened !== null, preventScrollReset: true });
  };
  const close = (): void => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (wasOpenedHere.current) depart().go(-1);
    else depart().go(peekPath(searchOfList(search), null), { replace: true, preventScrollReset: true });
  };
  const toggle = (submissionId: string): void => (submissionId === opened ? close() : show(submissionId));
  useFocusBack(opened, list);
  useEffect(() => {
    isClosing.current = false;
    if (opened === null) wasOpenedHere.current = false;
  }, [opened]);
  const isNearEnd = at >= 0 && at >= ids.length - ahead;
  useEffect(() => {
    if (isNearEnd && hasNext) onNearEnd();
  });
  usePeekShortcuts({
    opened,
    list,
    move: (from, by) => {
      const other = neighborId(ids, from, by);
      if (other === null) return;
      if (opened !== null) show(other);
      return other;
    },
    toggle,
    close,
    openWhole: (submissionId) => depart().go(submissionPath(submissionId)),
    help: () => setHelping(true),
  });
  const desk: PeekOutlet = {
    previous: ids[at - 1] ?? null,
    next: at < 0 ? null : (ids[at + 1] ?? null),
    place: at < 0 ? null : peekWords.place(at + 1, total),
    show,
    toTitle: focusTitle,
    help: () => setHelping(true),
  };
  return (
    <PeekContext value={{ opened, toggle }}>
      <div className={styles.desk} data-open={opened === null ? undefined : ''}>
        <div ref={list} tabIndex={-1} className={styles.list}>
          {children}
        </div>
        {opened !== null && (
          <PanelFrame title={titleOf(opened)} onClose={close} isWide>
            <div data-peek="">
              <PanelFailure
                key={opened}
                sentence={peekWords.notLoaded}
                onAgain={() => depart().go(pathname + search, { replace: true, preventScrollReset: true })}
              >
                <Outlet context={desk} />
              </PanelFailure>
            </div>
            <VisuallyHidden>
              <output>{moved}</output>
            </VisuallyHidden>
          </PanelFrame>
        )}
      </div>
      {isHelping && (
        <KeyboardShortcuts
          title={peekWords.keys}
          text={peekWords.keysText}
          keys={peekWords.keyList}
          note={peekWords.arrows}
          onClose={() => setHelping(false)}
        />
      )}
    </PeekContext>
  );
}

/** A navigation in progress has already updated the URL; keep that list. */
const searchOfList = (shown: string): string =>
  window.location.pathname.startsWith('/processes') ? window.location.search : shown;

/** The pane stays mounted when the submission changes, so move focus to the new title. */
function focusTitle(): void {
  const frame = document.querySelector('[data-peek]')?.closest<HTMLElement>('aside, [role=dialog]');
  (frame?.querySelector<HTMLElement>('h2[tabindex]') ?? frame)?.focus({ preventScroll: true });
}

/** When moving between rows, keeps focus in the list or on the title; on close, returns it to the row. */
function useFocusBack(opened: string | null, list: { readonly current: HTMLElement | null }): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = opened;
    if (before === null || before === opened) return;
    if (opened !== null) {
      const row = document.getElementById(peekButtonId(opened));
      row?.closest('tr')?.scrollIntoView({ block: 'nearest' });
      if (list.current?.contains(document.activeElement)) row?.focus({ preventScroll: true });
      else focusTitle();
      return;
    }
    const back = (): void =>
      (document.getElementById(peekButtonId(before)) ?? list.current)?.focus({ preventScroll: true });
    // A dialog restores focus one frame after closing.
    requestAnimationFrame(() => requestAnimationFrame(back));
  }, [opened, list]);
}
