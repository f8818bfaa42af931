import type { ReactElement } from 'react';
import { linkWords } from '#messages/submission/linkWords.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

interface ExternalLinkProps {
  readonly to: string;
  readonly children: string;
}

/** Leads to a place that somebody else wrote down: it opens beside this page, learns nothing of it and gains no rank. */
export function ExternalLink({ to, children }: ExternalLinkProps): ReactElement {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow">
      {children} <VisuallyHidden>{linkWords.opensBeside(new URL(to).host)}</VisuallyHidden>
    </a>
  );
}
