import { useState, type ReactElement } from 'react';
import { formProposalRefusals } from '#messages/form/formProposalRefusals.ts';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import {
  sectionBefore,
  sectionsOfForm,
  withSection,
  type EditedForm,
  type EditedSection,
  type SectionUse,
} from '#web/screens/Templates/FromFile/editedForm.ts';
import { FilePages } from '#web/screens/Templates/FromFile/FilePages.tsx';
import { ScreenTitle } from '#web/screens/Templates/FromFile/ScreenTitle.tsx';
import { WizardActions } from '#web/screens/Templates/FromFile/WizardActions.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { recordSubmitAttempt } from '#web/ui/submitAttempts.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

export interface WizardScreenProps {
  readonly form: EditedForm;
  readonly file: File;
  readonly onChange: (form: EditedForm) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

const nameId = (key: string): string => `${key}-name`;

/** The sections of the file: to rename, merge, or leave out. */
export function CheckSections({ form, file, onChange, onBack, onNext }: WizardScreenProps): ReactElement {
  const [failures, setFailures] = useState(0);
  const count = form.sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const mistakes =
    sectionsOfForm(form).length === 0
      ? [{ fieldId: null, sentence: formProposalRefusals.proposalWithoutQuestions }]
      : form.sections.filter(isUnnamed).map(({ key }) => {
          return { fieldId: nameId(key), sentence: formProposalRefusals.sectionWithoutName };
        });
  const submit = (): void => {
    recordSubmitAttempt();
    if (mistakes.length === 0) onNext();
    else setFailures(failures + 1);
  };
  return (
    <Form
      label={words.sectionsTitle}
      mistakes={failures > 0 ? mistakes : []}
      refusal={null}
      failures={failures}
      isEdited
      onSubmit={submit}
    >
      <div className={styles.sides}>
        <div className={styles.main}>
          <ScreenTitle lead={words.sectionsLead(count, form.sections.length)}>{words.sectionsTitle}</ScreenTitle>
          <ol className={styles.list}>
            {form.sections.map((section, place) => (
              <SectionRow
                key={section.key}
                section={section}
                place={place}
                before={sectionBefore(form.sections, section.key)}
                isRefused={failures > 0 && isUnnamed(section)}
                onChange={(change) => onChange(withSection(form, section.key, change))}
              />
            ))}
          </ol>
          <WizardActions onBack={onBack} />
        </div>
        <FilePages file={file} form={form} />
      </div>
    </Form>
  );
}

const isUnnamed = ({ use, name }: EditedSection): boolean => use === 'own' && name.trim() === '';

interface SectionRowProps {
  readonly section: EditedSection;
  readonly place: number;
  readonly before: EditedSection | null;
  readonly isRefused: boolean;
  readonly onChange: (change: Partial<EditedSection>) => void;
}

/** How many questions are named as examples. */
const examples = 4;

function SectionRow({ section, place, before, isRefused, onChange }: SectionRowProps): ReactElement {
  const { key, name, use, startsStep, questions } = section;
  const some = questions.slice(0, examples).map((question) => question.name);
  const rest = questions.length - some.length;
  const isOwn = use === 'own' || (use === 'merged' && before === null);
  return (
    <li>
      <fieldset className={styles.row} data-left-out={use === 'leftOut' || undefined}>
        <legend className={styles.legend}>{words.sectionLegend(place + 1)}</legend>
        <div className={styles.pair}>
          <TextField
            id={nameId(key)}
            name="section"
            label={words.sectionName}
            value={name}
            onChange={(value) => onChange({ name: value })}
            error={isRefused ? formProposalRefusals.sectionWithoutName : null}
            isDisabled={!isOwn}
            isSpellChecked
            maxLength={200}
          />
          <Select
            id={`${key}-use`}
            name="use"
            label={words.sectionUse}
            value={isOwn ? 'own' : use}
            options={[
              { value: 'own', label: words.own },
              ...(before ? [{ value: 'merged', label: words.merged(before.name) }] : []),
              { value: 'leftOut', label: words.leftOut },
            ]}
            onChange={(value) => onChange({ use: value as SectionUse })}
          />
        </div>
        <p className={styles.soft}>
          {words.questionsOf(questions.length, [...some, ...(rest > 0 ? [words.more(rest)] : [])].join(', '))}
        </p>
        {isOwn && before && (
          <Checkbox
            id={`${key}-step`}
            name="startsStep"
            label={words.startsStep}
            hint={words.startsStepHint}
            value={startsStep}
            onChange={(value) => onChange({ startsStep: value })}
          />
        )}
      </fieldset>
    </li>
  );
}
