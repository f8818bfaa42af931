import type { ReactElement } from 'react';
import { isReservedTag, normaliseTag } from '#domain/tag/tag.ts';
import { TruncatedName } from '#web/parts/TruncatedName.tsx';
import { Badge } from '#web/ui/Badge.tsx';

interface TagBadgeProps {
  readonly name: string;
  /** context, which sets the maximum length */
  readonly of: 'tagHeader' | 'tagManager';
}

/** A tag. Tags reserved by the product look like the status they stand for. */
export function TagBadge({ name, of }: TagBadgeProps): ReactElement {
  const short = <TruncatedName name={name} of={of} />;
  if (!isReservedTag(name)) return <Badge>{short}</Badge>;
  const isLate = normaliseTag(name) === 'late';
  return (
    <Badge tone={isLate ? 'warning' : 'info'} icon={isLate ? 'clock' : 'refresh'}>
      {short}
    </Badge>
  );
}
