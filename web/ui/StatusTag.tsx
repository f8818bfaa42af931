import type { ReactElement } from 'react';
import { Badge } from '#web/ui/Badge.tsx';
import { statuses, type StatusKind, type StatusOf } from '#web/ui/statuses.ts';

interface StatusTagProps<Kind extends StatusKind> {
  readonly kind: Kind;
  readonly status: StatusOf<Kind>;
}

export function StatusTag<Kind extends StatusKind>({ kind, status }: StatusTagProps<Kind>): ReactElement {
  const { word, icon, tone } = statuses[kind][status] as (typeof statuses)['job']['queued'];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
