// Settings are read by name.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { dateTypes } from '#domain/form/fields/dateTypes.ts';
import type { KindSpecificSetting } from '#domain/form/fields/fieldSettings.ts';
import { settingsOf } from '#domain/form/fields/initialSettings.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fillWords } from '#messages/filling/fillWords.ts';
import { fieldsWords } from '#messages/form/formEditorWords.ts';
import type { FieldSettings_field$key } from '#web/__generated__/FieldSettings_field.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import type { Outcome } from '#web/relay/Outcome.ts';
import { limitTypeOf, settingToSend, textOfSetting } from '#web/screens/Templates/Edit/settingText.ts';
import { useUpdateField } from '#web/screens/Templates/Edit/useUpdateField.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface FieldSettingsProps {
  readonly field: FieldSettings_field$key;
}

/** Input per setting, in display order; null if it is set elsewhere or only through the API. */
const inputs = {
  dateType: 'choice',
  default: 'text',
  minValue: 'decimal',
  maxValue: 'decimal',
  maxLength: 'decimal',
  minNumChecks: 'decimal',
  dateRangeStartLabel: 'text',
  dateRangeEndLabel: 'text',
  entityCreateable: null,
  customEntityId: null,
} as const satisfies Readonly<Record<KindSpecificSetting, 'choice' | 'text' | 'decimal' | null>>;

type TypedSetting = {
  [Name in KindSpecificSetting]: (typeof inputs)[Name] extends 'text' | 'decimal' ? Name : never;
}[KindSpecificSetting];

const isTyped = (name: string): name is TypedSetting =>
  ['text', 'decimal'].includes(inputs[name as KindSpecificSetting] ?? '');

/** Settings that only some field types have. */
export function FieldSettings({ field }: FieldSettingsProps): ReactElement | null {
  const { id, dataType, dateType, ...values } = useFragment(
    graphql`
      fragment FieldSettings_field on Field {
        id
        dataType
        default
        minValue
        maxValue
        maxLength
        minNumChecks
        dateType
        dateRangeStartLabel
        dateRangeEndLabel
      }
    `,
    field,
  );
  const [updateField] = useUpdateField();
  const set = (settings: object, seenSettings?: object): Promise<Outcome<unknown>> =>
    updateField({ input: { fieldId: id, settings, seenSettings } });
  const offered = settingsOf(dataType);
  const shown = Object.keys(inputs)
    .filter((name) => isTyped(name))
    .filter((name) => offered.includes(name));
  const hasDateType = offered.includes('dateType');
  if (shown.length === 0 && !hasDateType) return null;
  const zone = browserTimeZone();
  const typed = { dataType, dateType };
  // The input shows minutes only, so an unchanged value must keep its seconds.
  const asSeen = (name: TypedSetting, text: string): unknown =>
    text === textOfSetting(typed, values[name], zone) ? values[name] : settingToSend(typed, name, text, zone);
  return (
    <div className={styles.pair}>
      {hasDateType && (
        <SavedSelect
          label={fieldsWords.dateType}
          value={dateType ?? 'date'}
          options={dateTypes
            .filter((type) => kinds[dataType].dateTypes.includes(type) || type === dateType)
            .map((type) => ({ value: type, label: fieldsWords.dateTypes[type] }))}
          save={(value) => set({ dateType: value })}
        />
      )}
      {shown.map((name) => {
        const type = /^(min|max)Value$/.test(name) ? limitTypeOf(typed) : 'text';
        return (
          <SavedText
            // Remount when the input type changes.
            key={`${name} ${type}`}
            label={fieldsWords[name]}
            {...(type === 'datetime-local' ? { hint: fillWords.timeZone(zone) } : {})}
            isOptional
            type={type}
            inputMode={inputs[name]}
            value={textOfSetting(typed, values[name], zone)}
            save={(text, seen) =>
              set({ [name]: settingToSend(typed, name, text, zone) }, { [name]: asSeen(name, seen) })
            }
          />
        );
      })}
    </div>
  );
}
