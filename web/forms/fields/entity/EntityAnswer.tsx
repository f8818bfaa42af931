import type { ReactElement } from 'react';
import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { EntityPanel } from '#web/forms/fields/entity/EntityPanel.tsx';

/** An answered entity with its details, where the answer is read. */
export function EntityAnswer({ content }: { readonly content: Content }): ReactElement {
  const [id, name] = isContentRecord(content) ? [content['id'], content['name']] : [];
  return (
    <>
      <span>{typeof name === 'string' ? name : ''}</span>
      {typeof id === 'string' && <EntityPanel entityId={id} />}
    </>
  );
}
