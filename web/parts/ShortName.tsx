import type { ReactElement } from 'react';
import { truncate, truncateMiddle, truncation } from '#domain/kernel/text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

interface ShortNameProps {
  readonly name: string;
  /** what it is the name of, which says how long it may be */
  readonly of: keyof typeof truncation;
  /** what tells it from others of that name, for whoever points at it */
  readonly detail?: string | null;
}

/** A name as long as there is room for; whoever listens hears all of it, and whoever points at it reads it. */
export function ShortName({ name, of, detail = null }: ShortNameProps): ReactElement {
  // the end of a file's name says what it is
  const short = (of === 'fileName' ? truncateMiddle : truncate)(name, truncation[of]);
  if (short === name) return detail === null ? <>{name}</> : <span title={detail}>{name}</span>;
  return (
    <span title={detail === null ? name : `${name} · ${detail}`}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
