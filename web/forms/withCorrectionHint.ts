import type { Content } from '#domain/form/Content.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { fieldViews } from '#web/forms/fieldViews.ts';

/** For a blank answer, adds what to do after the message. Messages about wrong answers say enough. */
export function withCorrectionHint(
  sentence: string,
  { dataType, dateType }: { readonly dataType: DataType; readonly dateType: string | null },
  content: Content,
): string {
  const way = content === null && dateType !== 'time' && dateType !== 'date_time' ? fieldViews[dataType].wayOut : null;
  return way === null ? sentence : `${sentence}. ${way}`;
}
