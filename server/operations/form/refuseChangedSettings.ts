import { canonicalSettings } from '#domain/form/fields/canonicalSettings.ts';
import { changeSettings } from '#domain/form/fields/changeSettings.ts';
import type { FieldSettings, SettingName } from '#domain/form/fields/fieldSettings.ts';
import type { FormField } from '#domain/form/Form.ts';
import { canonicalJson } from '#domain/kernel/canonicalJson.ts';
import { Refusal } from '#domain/kernel/refusal.ts';

/** Any subset of a field's settings, as the writer saw them and would send them back. */
export type SeenSettings = Readonly<Partial<Record<SettingName, unknown>>>;

/** Refuses the change if a setting is neither what the writer saw nor already what they want. */
export function refuseChangedSettings(
  field: FormField,
  seen: SeenSettings | null | undefined,
  wanted: FieldSettings,
): void {
  if (!seen) return;
  const { dataType, options, ...current } = field;
  const before = changeSettings({ dataType, options, current, changes: seen });
  // the stored settings are consistent, so inconsistent ones must be outdated
  if (!before.ok) throw new Refusal('textChanged');
  const stored: FieldSettings = { ...current, ...canonicalSettings(field) };
  for (const name of Object.keys(seen) as SettingName[]) {
    const now = canonicalJson(stored[name]);
    if (seen[name] === undefined || now === canonicalJson(before.value[name])) continue;
    if (now !== canonicalJson(wanted[name])) throw new Refusal('textChanged');
  }
}
