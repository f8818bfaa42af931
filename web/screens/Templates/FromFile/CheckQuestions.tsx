import { useState, type ReactElement } from 'react';
import { sectionProblems } from '#domain/template/formProposal/ConfirmedForm.ts';
import { formProposalRefusals } from '#messages/form/formProposalRefusals.ts';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import type { WizardScreenProps } from '#web/screens/Templates/FromFile/CheckSections.tsx';
import {
  confirmedQuestion,
  keptQuestions,
  sectionsOfForm,
  withQuestion,
  type SectionOfForm,
} from '#web/screens/Templates/FromFile/editedForm.ts';
import { FilePages } from '#web/screens/Templates/FromFile/FilePages.tsx';
import { QuestionRow, questionInputId } from '#web/screens/Templates/FromFile/QuestionRow.tsx';
import { ScreenTitle } from '#web/screens/Templates/FromFile/ScreenTitle.tsx';
import { WizardActions } from '#web/screens/Templates/FromFile/WizardActions.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Form } from '#web/ui/Form.tsx';
import { recordSubmitAttempt } from '#web/ui/submitAttempts.ts';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

interface CheckQuestionsProps extends WizardScreenProps {
  /** of the section among those that stay, from 0 */
  readonly place: number;
  readonly onSection: (key: string) => void;
}

/** The questions of one section. */
export function CheckQuestions(props: CheckQuestionsProps): ReactElement {
  const { form, file, place, onChange, onBack, onNext, onSection } = props;
  const [failures, setFailures] = useState(0);
  const [active, setActive] = useState<string | null>(null);
  const sections = sectionsOfForm(form);
  const section = sections[place];
  const questions = section?.questions ?? [];
  const errors = section ? errorsOf(section) : new Map<string, string>();
  const submit = (): void => {
    recordSubmitAttempt();
    if (errors.size === 0) onNext();
    else setFailures(failures + 1);
  };
  const goToField = (fieldName: string): void => {
    const owner = sections.find((each) => each.questions.some(({ fileFields }) => fileFields.includes(fieldName)));
    const question = owner?.questions.find(({ fileFields }) => fileFields.includes(fieldName));
    if (!owner || !question) return;
    setActive(fieldName);
    if (owner.key === section?.key) document.getElementById(questionInputId(question.key, 'name'))?.focus();
    else onSection(owner.key);
  };
  return (
    <Form
      label={words.questionsTitle(section?.name ?? '')}
      mistakes={failures > 0 ? [...errors].map(([fieldId, sentence]) => ({ fieldId, sentence })) : []}
      refusal={null}
      failures={failures}
      isEdited
      onSubmit={submit}
    >
      <div className={styles.sides}>
        <div className={styles.main}>
          <ScreenTitle lead={words.questionsPlace(place + 1, sections.length)}>
            {words.questionsTitle(section?.name ?? '')}
          </ScreenTitle>
          {keptQuestions({ questions }).length === 0 && <Alert tone="info">{words.allLeftOut}</Alert>}
          <ol className={styles.list}>
            {questions.map((question, position) => (
              <QuestionRow
                key={question.key}
                question={question}
                place={position}
                fileKind={form.fileKind}
                errors={failures > 0 ? errors : new Map()}
                onActive={() => setActive(question.fileFields[0] ?? null)}
                onChange={(change) => onChange(withQuestion(form, question.key, change))}
              />
            ))}
          </ol>
          <WizardActions onBack={onBack} />
        </div>
        <FilePages file={file} form={form} active={active} onChoose={goToField} />
      </div>
    </Form>
  );
}

/** What is missing, by the id of the input. */
function errorsOf(section: SectionOfForm): ReadonlyMap<string, string> {
  const kept = keptQuestions(section);
  const confirmed = { ...section, questions: kept.map(confirmedQuestion) };
  return new Map(
    sectionProblems(confirmed, '').flatMap(({ path, code }) => {
      const [, , place, part] = path.split('.');
      const question = kept[Number(place)];
      if (!question || (part !== 'name' && part !== 'options')) return [];
      return [[questionInputId(question.key, part), formProposalRefusals[code as keyof typeof formProposalRefusals]]];
    }),
  );
}
