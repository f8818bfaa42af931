import type { ReactElement } from 'react';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import {
  keptQuestions,
  sectionsOfForm,
  type EditedForm,
  type EditedQuestion,
} from '#web/screens/Templates/FromFile/editedForm.ts';
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
  const kept = sectionsOfForm(form).flatMap((section) =>
    keptQuestions(section).map((question) => ({ ...question, sectionKey: section.key })),
  );
  const unnamed = kept.filter(({ isNamed, name, nameInFile }) => !isNamed && name === nameInFile);
  const guessed = kept.filter(({ unknownType }) => unknownType !== null);
  const isAllRead = unnamed.length + guessed.length + blank.length + form.leftOut.length === 0;
  return (
    <section className={styles.unread} aria-label={words.unread}>
      <h3>{words.unread}</h3>
      {isAllRead && <Alert tone="success">{words.unreadNone}</Alert>}
      <QuestionList title={words.unnamedTitle} questions={unnamed} onSection={onSection} />
      <QuestionList title={words.unknownTypeTitle} questions={guessed} onSection={onSection} />
      {form.leftOut.length > 0 && (
        <>
          <h4>{words.leftOutTitle}</h4>
          <ul className={styles.unreadList}>
            {form.leftOut.map(({ name, place, reason }, index) => (
              // The list never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <strong>{name}</strong>{' '}
                <span className={styles.soft}>{words.leftOutPart(reason, form.fileKind, place)}</span>
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

interface QuestionListProps extends Pick<UnreadPartsProps, 'onSection'> {
  readonly title: string;
  readonly questions: readonly (EditedQuestion & { readonly sectionKey: string })[];
}

/** Questions to check, each with a link to its section. */
function QuestionList({ title, questions, onSection }: QuestionListProps): ReactElement | null {
  if (questions.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.unreadList}>
        {questions.map(({ key, name, unknownType, sectionKey }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.link}
              aria-label={words.goToQuestion(name)}
              onClick={() => onSection(sectionKey)}
            >
              {name}
            </button>{' '}
            {unknownType !== null && <span className={styles.soft}>{words.unknownTypePart(unknownType)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
