import { createContext, useContext, useState, type ReactElement, type ReactNode } from 'react';
import { PublishDialog } from '#web/screens/Templates/Form/PublishDialog.tsx';

type Publish = (flowTemplateId: string) => void;

const PublishContext = createContext<Publish>(() => undefined);

/** Opens the publish dialog for a draft. */
export const usePublish = (): Publish => useContext(PublishContext);

/** Keeps the publish dialog open across the form's pages, because it outlives its button. */
export function PublishProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [draftId, setDraftId] = useState<string | null>(null);
  return (
    <PublishContext value={setDraftId}>
      {children}
      {draftId !== null && <PublishDialog draftId={draftId} onClose={() => setDraftId(null)} />}
    </PublishContext>
  );
}
