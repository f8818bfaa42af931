import type { ReactElement } from 'react';
import { importStatuses } from '#domain/import/importRules.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';

/** A newer server may send an unknown status; show the earliest one. */
export const ImportTag = ({ status }: { readonly status: string }): ReactElement => (
  <StatusTag kind="import" status={importStatuses.find((known) => known === status) ?? 'uploaded'} />
);
