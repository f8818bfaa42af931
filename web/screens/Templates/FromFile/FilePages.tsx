import { lazy, Suspense, type ReactElement } from 'react';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import { documentWords } from '#messages/form/outputEditorWords.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { keptQuestions, sectionsOfForm, type EditedForm } from '#web/screens/Templates/FromFile/editedForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

// Lazy: the PDF reader is large.
const DocumentPages = lazy(async () => ({
  default: (await import('#web/screens/Templates/Outputs/pages/DocumentPages.tsx')).DocumentPages,
}));

interface FilePagesProps {
  readonly file: File;
  readonly form: EditedForm;
  /** the field of the PDF whose question is being edited */
  readonly active?: string | null;
  readonly onChoose?: (fieldName: string) => void;
}

/** The pages of the PDF next to its questions, where there is room for both. */
export function FilePages({ file, form, active = null, onChoose }: FilePagesProps): ReactElement | null {
  const isWide = useMinWindowWidth('1100px');
  if (!isWide || form.documentFileId === null) return null;
  const sources = new Map(
    sectionsOfForm(form).flatMap((section) =>
      keptQuestions(section).flatMap(({ name, fileFields }) => fileFields.map((field) => [field, name] as const)),
    ),
  );
  return (
    <section className={styles.pages} aria-label={words.pages}>
      <FailureBoundary instead={<Alert tone="warning">{documentWords.noPages}</Alert>}>
        <Suspense fallback={<Spinner />}>
          <DocumentPages source={file} sources={sources} active={active} onChoose={(field) => onChoose?.(field)} />
        </Suspense>
      </FailureBoundary>
    </section>
  );
}
