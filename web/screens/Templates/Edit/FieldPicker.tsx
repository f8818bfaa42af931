import { useState, type ReactElement } from 'react';

import { dataTypes, kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { kindWords } from '#web/messages/kindWords.ts';
import { fieldsWords } from '#web/messages/templateEditor.ts';
import { uiWords } from '#web/messages/uiWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';

import styles from './EditScreen.module.css';

interface FieldPickerProps {
  readonly isOpen: boolean;
  readonly onPick: (dataType: DataType) => void;
  readonly onClose: () => void;
}

/** Records are asked for once the team has kinds of them. */
const offered = dataTypes.filter((dataType) => kinds[dataType].names !== 'entity');

/** What a new field is to ask for. */
export function FieldPicker({ isOpen, onPick, onClose }: FieldPickerProps): ReactElement {
  return (
    <Dialog title={fieldsWords.pickerTitle} isOpen={isOpen} onClose={onClose}>
      <Kinds onPick={onPick} onClose={onClose} />
    </Dialog>
  );
}

function Kinds({ onPick, onClose }: Pick<FieldPickerProps, 'onPick' | 'onClose'>): ReactElement {
  const [chosen, choose] = useState<DataType | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) onPick(chosen);
      }}
    >
      <fieldset aria-label={fieldsWords.pickerHint}>
        <div className={styles.kinds}>
          {offered.map((dataType) => (
            <label key={dataType} className={styles.kindChoice}>
              <input
                type="radio"
                name="dataType"
                value={dataType}
                checked={chosen === dataType}
                onChange={() => choose(dataType)}
              />
              {kindWords[dataType].name}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.pickerActions}>
        <FormActions>
          <Button
            type="submit"
            look="primary"
            blockedBecause={chosen === null ? fieldsWords.chooseFirst : null}
            isReasonShown={false}
          >
            {fieldsWords.confirm}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {uiWords.cancel}
          </Button>
        </FormActions>
      </div>
    </form>
  );
}
