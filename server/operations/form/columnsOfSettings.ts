import type { Content } from '#domain/form/Content.ts';
import { columnOf, settingRules, type FieldSettings } from '#domain/form/fields/fieldSettings.ts';
import { Prisma } from '#server/generated/prisma/client.ts';

type SettingColumns = Omit<FieldSettings, 'default' | 'minValue' | 'maxValue'> &
  Record<'defaultContent' | 'minValue' | 'maxValue', Prisma.InputJsonValue | typeof Prisma.DbNull>;

/** A field's settings as database columns. */
export const columnsOfSettings = (settings: FieldSettings): SettingColumns =>
  Object.fromEntries(
    settingRules.map(([name, { type }]) => [
      columnOf(name),
      type === 'content' ? jsonOf(settings[name]) : settings[name],
    ]),
  ) as unknown as SettingColumns;

const jsonOf = (content: Content): Prisma.InputJsonValue | typeof Prisma.DbNull =>
  content === null ? Prisma.DbNull : (content as Prisma.InputJsonValue);
