import type { OwnSetting } from '#domain/form/fields/fieldSettings.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { formatAmount } from '#domain/kernel/money.ts';

const wholeNumbers: ReadonlySet<OwnSetting> = new Set(['maxLength', 'minNumChecks']);
/** No setting that is a whole number takes it, so the rules say what is wrong. */
const notWhole = -1;

/** A setting as it is typed. Money is kept in cents. */
export function textOfSetting(dataType: DataType, value: unknown): string {
  if (kinds[dataType].stored === 'cents' && typeof value === 'number') return formatAmount(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What was typed, as it is sent: nothing for nothing, and numbers where the door takes only those. */
export function settingToSend(name: OwnSetting, text: string): string | number | null {
  return wholeNumbers.has(name) ? wholeNumberToSend(text) : text.trim() || null;
}

export function wholeNumberToSend(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : notWhole;
}
