import type { ReactElement } from 'react';
import { documentWords } from '#messages/form/outputEditorWords.ts';
import { FileChooser } from '#web/ui/FileChooser.tsx';

interface PdfChooserProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly refusal: string | null;
  readonly onChoose: (file: File) => void;
}

export const PdfChooser = (props: PdfChooserProps): ReactElement => (
  <FileChooser
    {...props}
    hint={documentWords.chooseHint}
    accept="application/pdf,.pdf"
    pendingLabel={documentWords.uploading}
  />
);
