import type { Content } from '#domain/form/Content.ts';
import type { FieldSettings } from '#domain/form/fields/FieldKind.ts';
import { Prisma } from '#server/generated/prisma/client.ts';

type SettingColumns = Omit<FieldSettings, 'default' | 'minValue' | 'maxValue'> &
  Record<'defaultContent' | 'minValue' | 'maxValue', Prisma.InputJsonValue | typeof Prisma.DbNull>;

/** The settings of a field as its row keeps them. */
export function columnsOfSettings(settings: FieldSettings): SettingColumns {
  const { default: content, minValue, maxValue } = settings;
  return {
    required: settings.required,
    redacted: settings.redacted,
    lockOnRenewal: settings.lockOnRenewal,
    autofillOnRenewal: settings.autofillOnRenewal,
    defaultContent: jsonOf(content),
    minValue: jsonOf(minValue),
    maxValue: jsonOf(maxValue),
    maxLength: settings.maxLength,
    minNumChecks: settings.minNumChecks,
    dateType: settings.dateType,
    dateRangeStartLabel: settings.dateRangeStartLabel,
    dateRangeEndLabel: settings.dateRangeEndLabel,
    entityCreateable: settings.entityCreateable,
    customEntityId: settings.customEntityId,
  };
}

const jsonOf = (content: Content): Prisma.InputJsonValue | typeof Prisma.DbNull =>
  content === null ? Prisma.DbNull : (content as Prisma.InputJsonValue);
