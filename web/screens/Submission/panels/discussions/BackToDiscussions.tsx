import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'react-router';
import { discussionPanelWords } from '#messages/submission/discussionPanelWords.ts';
import { useDiscussionRoute } from '#web/screens/Submission/panels/discussions/useDiscussionRoute.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Submission/panels/discussions/Discussions.module.css';

interface BackToDiscussionsProps {
  /** the user navigated here within the panel, so the focused element is gone */
  readonly hasCome: boolean;
}

export function BackToDiscussions({ hasCome }: BackToDiscussionsProps): ReactElement {
  const { listAddress } = useDiscussionRoute();
  const link = useRef<HTMLAnchorElement>(null);
  const takesFocus = useRef(hasCome);
  useEffect(() => {
    if (takesFocus.current) link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Link ref={link} to={listAddress} preventScrollReset className={styles.back}>
      <Icon name="chevron-left" size={16} />
      {discussionPanelWords.back}
    </Link>
  );
}
