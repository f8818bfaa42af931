import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { faqEditorWords as words } from '#messages/form/formSettingsWords.ts';
import type { FaqRow_faq$key } from '#web/__generated__/FaqRow_faq.graphql.ts';
import { SavedRichText } from '#web/parts/template/SavedRichText.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { useRefetchConflictingTexts } from '#web/screens/Templates/Configuration/useRefetchConflictingTexts.ts';
import { useUpdateFaq } from '#web/screens/Templates/Configuration/useUpdateFaq.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Templates/Configuration/FaqRow.module.css';

interface FaqRowProps {
  readonly faq: FaqRow_faq$key;
  readonly place: number;
  readonly handle: ReactNode;
  readonly onDelete: () => void;
}

export function FaqRow({ faq, place, handle, onDelete }: FaqRowProps): ReactElement {
  const { id, question, answer } = useFragment(
    graphql`
      fragment FaqRow_faq on MasterTemplateFaq {
        id
        question
        answer
      }
    `,
    faq,
  );
  const [updateFaq] = useUpdateFaq();
  const refetchConflictingTexts = useRefetchConflictingTexts();
  return (
    <div className={styles.faq}>
      {handle}
      <div className={styles.texts}>
        <SavedText
          id={`question-${id}`}
          label={words.question(place)}
          value={question}
          save={async (text, seen) =>
            refetchConflictingTexts(await updateFaq({ input: { faqId: id, question: text, seen: { question: seen } } }))
          }
          isSpellChecked
          maxLength={300}
        />
        <SavedRichText
          label={words.answer(place)}
          value={answer}
          save={async (html, seen) =>
            refetchConflictingTexts(await updateFaq({ input: { faqId: id, answer: html, seen: { answer: seen } } }))
          }
        />
      </div>
      <Button variant="quiet" icon="trash" label={words.deleteNamed(question)} onPress={onDelete} />
    </div>
  );
}
