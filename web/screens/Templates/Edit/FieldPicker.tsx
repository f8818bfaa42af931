import { useId, useState, type ReactElement } from 'react';
import { dataTypes, kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { isAllowedInSurvey } from '#domain/form/isAllowedInSurvey.ts';
import { fieldsWords } from '#messages/form/formEditorWords.ts';
import { kindWords } from '#messages/form/kindWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { useEntityKinds, type EntityKind } from '#web/screens/Templates/Edit/EntityKinds.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/Edit/FieldPicker.module.css';

/** A type of field; for an entity field, with the kind that it asks for. */
export interface PickedType {
  readonly dataType: DataType;
  readonly customEntityId?: string | null | undefined;
}

interface FieldPickerProps {
  readonly isInSurvey: boolean;
  readonly isOpen: boolean;
  readonly onPick: (picked: PickedType) => void;
  readonly onClose: () => void;
}

interface Choice extends PickedType {
  /** as the API calls the type */
  readonly value: string;
  readonly name: string;
  readonly icon: IconName;
  readonly line: string;
}

/** The general types. Each kind of entity is a type of its own. */
const general = dataTypes
  .filter((dataType) => kinds[dataType].names !== 'entity')
  .map((dataType): Choice => ({ dataType, value: dataType, ...kindWords[dataType] }));

const entityChoice = ({ id, name, isRemote }: EntityKind): Choice => ({
  ...{ dataType: 'entity', customEntityId: id, value: `entity-${id}`, name, icon: kindWords.entity.icon },
  line: isRemote ? fieldsWords.remoteEntityLine : fieldsWords.entityLine,
});

/** Name matches first, then matches by purpose. */
function meant(all: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.trim().toLowerCase();
  const begins = ({ name }: Choice): boolean => name.toLowerCase().startsWith(wanted);
  const says = ({ name, line }: Choice): boolean => ` ${name} ${line}`.toLowerCase().includes(` ${wanted}`);
  return [...all.filter(begins), ...all.filter((choice) => !begins(choice) && says(choice))];
}

export function FieldPicker({ isInSurvey, isOpen, onPick, onClose }: FieldPickerProps): ReactElement {
  return (
    <Dialog title={fieldsWords.pickerTitle} isOpen={isOpen} onClose={onClose}>
      <Kinds isInSurvey={isInSurvey} onPick={onPick} onClose={onClose} />
    </Dialog>
  );
}

function Kinds({ isInSurvey, onPick, onClose }: Omit<FieldPickerProps, 'isOpen'>): ReactElement {
  const [picked, choose] = useState<string | null>(null);
  const [typed, type] = useState('');
  const id = useId();
  // On touch devices, autofocus would open the on-screen keyboard over the choices.
  const [hasKeys] = useState(() => matchMedia('(pointer: fine)').matches);
  const entityKinds = useEntityKinds();
  const offered = [...general, ...entityKinds.map(entityChoice)];
  const shown = meant(isInSurvey ? offered.filter(({ dataType }) => isAllowedInSurvey(dataType)) : offered, typed);
  const first = typed.trim() === '' ? null : (shown[0] ?? null);
  const chosen = shown.find(({ value }) => value === picked) ?? first;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) onPick({ dataType: chosen.dataType, customEntityId: chosen.customEntityId });
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
          {shown.map(({ value, name, icon, line }) => (
            <label key={value} className={styles.kindChoice}>
              <input
                type="radio"
                aria-label={name}
                aria-describedby={`kind-${value}`}
                name="dataType"
                value={value}
                checked={chosen?.value === value}
                onChange={() => choose(value)}
              />
              <Icon name={icon} />
              <span>{name}</span>
              <span id={`kind-${value}`} className={styles.kindLine}>
                {line}
              </span>
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
