import type { ReactElement } from 'react';
import { truncate, truncateMiddle, truncation } from '#domain/kernel/text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

interface ShortNameProps {
  readonly name: string;
  /** kind of name, which sets the maximum length */
  readonly of: keyof typeof truncation;
  /** tooltip that tells apart things with the same name */
  readonly detail?: string | null;
}

/** A truncated name. Screen readers get the full name, and pointing at it shows it. */
export function TruncatedName({ name, of, detail = null }: ShortNameProps): ReactElement {
  // Keep the extension visible.
  const short = (of === 'fileName' ? truncateMiddle : truncate)(name, truncation[of]);
  if (short === name) return detail === null ? <>{name}</> : <span title={detail}>{name}</span>;
  return (
    <span title={detail === null ? name : `${name} · ${detail}`}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
