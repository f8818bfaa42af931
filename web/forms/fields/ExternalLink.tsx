import type { ReactElement } from 'react';
import { externalLinkWords } from '#messages/submission/externalLinkWords.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

interface ExternalLinkProps {
  readonly to: string;
  readonly children: string;
}

/** Link entered by someone else: opens in a new tab, without referrer or opener, and without search ranking. */
export function ExternalLink({ to, children }: ExternalLinkProps): ReactElement {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow">
      {children} <VisuallyHidden>{externalLinkWords.opensBeside(new URL(to).host)}</VisuallyHidden>
    </a>
  );
}
