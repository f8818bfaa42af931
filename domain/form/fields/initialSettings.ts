import { mapSettings, settingRules, type FieldSettings, type SettingName } from '#domain/form/fields/fieldSettings.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

export const initialSettings = mapSettings((_name, { type }) => (type === 'flag' ? false : null)) as FieldSettings;

const commonSettings: readonly SettingName[] = settingRules.filter(([, { isOfAll }]) => isOfAll).map(([name]) => name);

/** The settings the editor offers for this field type. */
export function settingsOf(dataType: DataType): readonly SettingName[] {
  return [...commonSettings, ...kinds[dataType].settings];
}
