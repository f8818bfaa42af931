import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { FieldSettings } from '#domain/form/fields/fieldSettings.ts';
import { kindOfLimits, kinds } from '#domain/form/fields/kinds.ts';

/** Limits and default as content. They may be stored as they were typed. */
export function canonicalSettings(config: FieldConfig): Pick<FieldSettings, 'default' | 'minValue' | 'maxValue'> {
  const kind = kinds[config.dataType];
  const limits = kinds[kindOfLimits(config.dataType)];
  return {
    default: kind.parse(config.default, config),
    minValue: limits.parse(config.minValue, config),
    maxValue: limits.parse(config.maxValue, config),
  };
}
