import { createContext, useContext, useState, type ReactElement, type ReactNode } from 'react';
import { PublishDialog } from '#web/screens/Templates/Form/PublishDialog.tsx';

type Publish = (flowTemplateId: string) => void;

const PublishContext = createContext<Publish>(() => undefined);

/** Opens the dialog that publishes a draft, from wherever its button stands. */
export const usePublish = (): Publish => useContext(PublishContext);

/** Holds publishing while the pages of the form change: the dialog outlives the button that opened it. */
export function Publishing({ children }: { readonly children: ReactNode }): ReactElement {
  const [draftId, setDraftId] = useState<string | null>(null);
  return (
    <PublishContext value={setDraftId}>
      {children}
      {draftId !== null && <PublishDialog draftId={draftId} onClose={() => setDraftId(null)} />}
    </PublishContext>
  );
}
