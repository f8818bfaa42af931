import type { FieldSettings } from '#domain/form/fields/FieldKind.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

/** What a new field starts with. */
export const initialSettings: FieldSettings = {
  required: false,
  redacted: false,
  lockOnRenewal: false,
  autofillOnRenewal: false,
  default: null,
  minValue: null,
  maxValue: null,
  maxLength: null,
  minNumChecks: null,
  dateType: null,
  dateRangeStartLabel: null,
  dateRangeEndLabel: null,
  entityCreateable: false,
  customEntityId: null,
};

export type SettingName = keyof FieldSettings;

const commonSettings: readonly SettingName[] = ['required', 'redacted', 'lockOnRenewal', 'autofillOnRenewal'];

/** The settings that the editor of a field of this kind offers. */
export function settingsOf(dataType: DataType): readonly SettingName[] {
  return [...commonSettings, ...kinds[dataType].settings];
}
