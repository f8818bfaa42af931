import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { documentTermsWords } from '#messages/form/outputEditorWords.ts';
import type { DocumentTerms_document$key } from '#web/__generated__/DocumentTerms_document.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { SavedTextArea } from '#web/parts/template/SavedTextArea.tsx';
import { useUpdateDocument } from '#web/screens/Templates/Outputs/useUpdateDocument.ts';
import styles from '#web/screens/Templates/Outputs/OutputTerms.module.css';

interface DocumentTermsProps {
  readonly document: DocumentTerms_document$key;
  /** newest version of the form */
  readonly newestVersion: number;
}

/** A document's name and description, and the form versions it applies to. */
export function DocumentTerms({ document, newestVersion }: DocumentTermsProps): ReactElement {
  const { id, name, description, startVersion, stopVersion, latest } = useFragment(
    graphql`
      fragment DocumentTerms_document on MasterTemplateDocument {
        id
        name
        description
        startVersion
        stopVersion
        latest
      }
    `,
    document,
  );
  const [updateDocument] = useUpdateDocument();
  const set = (change: object) => updateDocument({ input: { documentId: id, ...change } });
  return (
    <div className={styles.terms}>
      <SavedText
        label={documentTermsWords.name}
        value={name}
        isSpellChecked
        maxLength={200}
        save={(text) => set({ name: text })}
      />
      <SavedTextArea
        label={documentTermsWords.description}
        hint={documentTermsWords.descriptionHint}
        value={description}
        rows={2}
        maxLength={2_000}
        save={(text) => set({ description: text })}
      />
      <div className={styles.period}>
        <SavedText
          label={documentTermsWords.start}
          value={textOf(startVersion)}
          inputMode="numeric"
          maxLength={6}
          save={(text) => set({ startVersion: versionIn(text) })}
        />
        <SavedText
          key={String(latest)}
          label={documentTermsWords.stop}
          value={latest ? '' : textOf(stopVersion)}
          inputMode="numeric"
          maxLength={6}
          isDisabled={latest}
          save={(text) => set({ stopVersion: versionIn(text) })}
        />
      </div>
      <SavedCheckbox
        label={documentTermsWords.latest}
        hint={documentTermsWords.latestHint}
        value={latest}
        // Without another choice, it keeps applying up to the newest version.
        save={(isOn) => set(isOn ? { latest: true } : { latest: false, stopVersion: stopVersion ?? newestVersion })}
      />
    </div>
  );
}

const textOf = (version: number | null | undefined): string => (version == null ? '' : String(version));

/** Invalid input becomes an invalid version, so that validation explains it. */
const versionIn = (text: string): number | null => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : 0;
};
