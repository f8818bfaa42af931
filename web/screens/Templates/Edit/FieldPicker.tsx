import { useId, useState, type ReactElement } from 'react';
import { dataTypes, kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { isAllowedInSurvey } from '#domain/form/isAllowedInSurvey.ts';
import { fieldsWords } from '#messages/form/formEditorWords.ts';
import { kindWords } from '#messages/form/kindWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/Edit/FieldPicker.module.css';

interface FieldPickerProps {
  readonly isInSurvey: boolean;
  readonly isOpen: boolean;
  readonly onPick: (dataType: DataType) => void;
  readonly onClose: () => void;
}

/** Record fields are left out until teams can define kinds of records. */
const offered = dataTypes.filter((dataType) => kinds[dataType].names !== 'entity');

/** Name matches first, then matches by purpose. */
function meant(all: readonly DataType[], typed: string): readonly DataType[] {
  const wanted = typed.trim().toLowerCase();
  const begins = (dataType: DataType): boolean => kindWords[dataType].name.toLowerCase().startsWith(wanted);
  const says = (dataType: DataType): boolean =>
    ` ${kindWords[dataType].name} ${kindWords[dataType].line}`.toLowerCase().includes(` ${wanted}`);
  return [...all.filter(begins), ...all.filter((dataType) => !begins(dataType) && says(dataType))];
}

export function FieldPicker({ isInSurvey, isOpen, onPick, onClose }: FieldPickerProps): ReactElement {
  return (
    <Dialog title={fieldsWords.pickerTitle} isOpen={isOpen} onClose={onClose}>
      <Kinds isInSurvey={isInSurvey} onPick={onPick} onClose={onClose} />
    </Dialog>
  );
}

function Kinds({ isInSurvey, onPick, onClose }: Omit<FieldPickerProps, 'isOpen'>): ReactElement {
  const [picked, choose] = useState<DataType | null>(null);
  const [typed, type] = useState('');
  const id = useId();
  // On touch devices, autofocus would open the on-screen keyboard over the choices.
  const [hasKeys] = useState(() => matchMedia('(pointer: fine)').matches);
  const shown = meant(isInSurvey ? offered.filter(isAllowedInSurvey) : offered, typed);
  const first = typed.trim() === '' ? null : (shown[0] ?? null);
  const chosen = picked !== null && shown.includes(picked) ? picked : first;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) onPick(chosen);
      }}
    >
      {hasKeys && (
        <div className={styles.search}>
          <TextField
            id={id}
            name="kind"
            type="search"
            label={fieldsWords.search}
            value={typed}
            isFirst
            onChange={(next) => {
              type(next);
              choose(null);
            }}
          />
        </div>
      )}
      {shown.length === 0 && <output>{fieldsWords.noKind}</output>}
      <fieldset aria-label={fieldsWords.pickerHint}>
        <div className={styles.kinds}>
          {shown.map((dataType) => (
            <label key={dataType} className={styles.kindChoice}>
              <input
                type="radio"
                aria-label={kindWords[dataType].name}
                aria-describedby={`kind-${dataType}`}
                name="dataType"
                value={dataType}
                checked={chosen === dataType}
                onChange={() => choose(dataType)}
              />
              <Icon name={kindWords[dataType].icon} />
              <span>{kindWords[dataType].name}</span>
              <span id={`kind-${dataType}`} className={styles.kindLine}>
                {kindWords[dataType].line}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.pickerActions}>
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            blockedBecause={chosen === null ? fieldsWords.chooseFirst : null}
            isReasonShown={false}
          >
            {fieldsWords.confirm}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {uiWords.cancel}
          </Button>
        </FormActions>
      </div>
    </form>
  );
}
