import type { ReactElement } from 'react';
import { dateTypes } from '#domain/form/fields/dateTypes.ts';
import { dataTypes } from '#domain/form/fields/kinds.ts';
import { hasOptions } from '#domain/form/fields/options.ts';
import type { ProposalFileKind } from '#domain/template/formProposal/proposalFileKinds.ts';
import { dateChoiceWords, formProposalWords as words, placeInFile } from '#messages/form/formProposalWords.ts';
import { kindWords } from '#messages/form/kindWords.ts';
import {
  typeChoiceOf,
  typeOfChoice,
  type EditedQuestion,
  type TypeChoice,
} from '#web/screens/Templates/FromFile/editedForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select, type SelectOption } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

/** All types but entities, which need a kind that a file can't name. */
const typeOptions: readonly SelectOption[] = dataTypes.flatMap((dataType): SelectOption[] => {
  if (dataType === 'entity') return [];
  if (dataType === 'date') return dateTypes.map((value) => ({ value, label: dateChoiceWords[value] }));
  return [{ value: dataType, label: kindWords[dataType].name }];
});

export const questionInputId = (key: string, part: 'name' | 'options'): string => `${key}-${part}`;

interface QuestionRowProps {
  readonly question: EditedQuestion;
  readonly place: number;
  readonly fileKind: ProposalFileKind;
  readonly errors: ReadonlyMap<string, string>;
  readonly onActive: () => void;
  readonly onChange: (change: Partial<EditedQuestion>) => void;
}

/** One question with everything that a file can say about it. */
export function QuestionRow(props: QuestionRowProps): ReactElement {
  const { question, place, fileKind, errors, onActive, onChange } = props;
  const { key, name, hint, isRequired, isLeftOut, isNamed, nameInFile, options, unknownType } = question;
  const [nameId, optionsId] = [questionInputId(key, 'name'), questionInputId(key, 'options')];
  const placeText = placeInFile(fileKind, question.place);
  const shownName = name.trim() || nameInFile;
  // one element, so that focus stays on it
  const toggle = (
    <Button
      variant="quiet"
      icon={isLeftOut ? 'return' : 'minus'}
      label={isLeftOut ? words.putBackNamed(shownName) : words.leaveOutNamed(shownName)}
      onPress={() => onChange({ isLeftOut: !isLeftOut })}
    >
      {isLeftOut ? words.putBack : words.leaveOut}
    </Button>
  );
  return (
    // Focus in the row marks its field on the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li onFocus={onActive}>
      <fieldset className={styles.row} data-left-out={isLeftOut || undefined}>
        <legend className={styles.legend}>{words.questionLegend(place + 1)}</legend>
        {isLeftOut ? (
          <p className={styles.soft}>{words.isLeftOut(shownName)}</p>
        ) : (
          <>
            <div className={styles.pair}>
              <TextField
                id={nameId}
                name="question"
                label={words.question}
                hint={isNamed ? hint : words.unnamed(nameInFile)}
                value={name}
                onChange={(value) => onChange({ name: value })}
                error={errors.get(nameId) ?? null}
                isSpellChecked
                maxLength={1_000}
              />
              <Select
                id={`${key}-type`}
                name="type"
                label={words.type}
                hint={unknownType === null ? null : words.unknownType(unknownType)}
                value={typeChoiceOf(question)}
                options={typeOptions}
                onChange={(value) => onChange(typeOfChoice(value as TypeChoice))}
              />
            </div>
            {hasOptions(question.dataType) && (
              <TextArea
                id={optionsId}
                name="options"
                label={words.options}
                hint={words.optionsHint}
                rows={2}
                value={options}
                onChange={(value) => onChange({ options: value })}
                error={errors.get(optionsId) ?? null}
              />
            )}
          </>
        )}
        <div className={styles.rowEnd}>
          {!isLeftOut && (
            <Checkbox
              id={`${key}-required`}
              name="required"
              label={words.required}
              value={isRequired}
              onChange={(value) => onChange({ isRequired: value })}
            />
          )}
          {placeText !== null && <span className={styles.place}>{placeText}</span>}
          {toggle}
        </div>
      </fieldset>
    </li>
  );
}
