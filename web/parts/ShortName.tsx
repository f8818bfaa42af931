import type { ReactElement } from 'react';
import { truncate, truncateMiddle, truncation } from '#domain/kernel/text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

interface ShortNameProps {
  readonly name: string;
  /** what it is the name of, which says how long it may be */
  readonly of: keyof typeof truncation;
}

/** A name as long as there is room for; whoever listens hears all of it, and whoever points at it reads it. */
export function ShortName({ name, of }: ShortNameProps): ReactElement {
  // the end of a file's name says what it is
  const short = (of === 'fileName' ? truncateMiddle : truncate)(name, truncation[of]);
  if (short === name) return <>{name}</>;
  return (
    <span title={name}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
