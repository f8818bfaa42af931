import type { ReactElement } from 'react';
import { formProposalWords as words, leftOutWords } from '#messages/form/formProposalWords.ts';
import { keptQuestions, sectionsOfForm, type EditedForm } from '#web/screens/Templates/FromFile/editedForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

interface UnreadPartsProps {
  readonly form: EditedForm;
  /** fields of the PDF that no answer fills */
  readonly blank: readonly string[];
  readonly onSection: (key: string) => void;
}

/** Everything in the file that didn’t become a question, or not one with a name. */
export function UnreadParts({ form, blank, onSection }: UnreadPartsProps): ReactElement {
  const unnamed = sectionsOfForm(form).flatMap((section) =>
    keptQuestions(section)
      .filter(({ isNamed, name, nameInFile }) => !isNamed && name === nameInFile)
      .map(({ key, name }) => ({ key, name, sectionKey: section.key })),
  );
  const isAllRead = unnamed.length + blank.length + form.leftOut.length === 0;
  return (
    <section className={styles.unread} aria-label={words.unread}>
      <h3>{words.unread}</h3>
      {isAllRead && <Alert tone="success">{words.unreadNone}</Alert>}
      {unnamed.length > 0 && (
        <>
          <h4>{words.unnamedTitle}</h4>
          <ul className={styles.unreadList}>
            {unnamed.map(({ key, name, sectionKey }) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles.link}
                  aria-label={words.goToQuestion(name)}
                  onClick={() => onSection(sectionKey)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {form.leftOut.length > 0 && (
        <>
          <h4>{words.leftOutTitle}</h4>
          <ul className={styles.unreadList}>
            {form.leftOut.map(({ name, place, reason }, index) => (
              // The list never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <strong>{name}</strong>{' '}
                <span className={styles.soft}>{words.leftOutPart(leftOutWords[reason], place)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {blank.length > 0 && (
        <>
          <h4>{words.blankTitle}</h4>
          <p className={styles.names}>{blank.join(', ')}</p>
        </>
      )}
    </section>
  );
}
