import { eachSetting, settingRules, type FieldSettings, type SettingName } from '#domain/form/fields/fieldSettings.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

/** What a new field starts with. */
export const initialSettings = eachSetting((_name, { type }) => (type === 'flag' ? false : null)) as FieldSettings;

const commonSettings: readonly SettingName[] = settingRules.filter(([, { isOfAll }]) => isOfAll).map(([name]) => name);

/** The settings that the editor of a field of this kind offers. */
export function settingsOf(dataType: DataType): readonly SettingName[] {
  return [...commonSettings, ...kinds[dataType].settings];
}
