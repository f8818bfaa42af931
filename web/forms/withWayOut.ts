import type { Content } from '#domain/form/Content.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { fillWords } from '#web/messages/fillWords.ts';

const wayOut: Partial<Record<DataType, string>> = fillWords.wayOut;

/** A question that was left empty also says what to do; of a wrong answer its sentence says enough. */
export function withWayOut(
  sentence: string,
  { dataType, dateType }: { readonly dataType: DataType; readonly dateType: string | null },
  content: Content,
): string {
  const way = content === null && dateType !== 'time' && dateType !== 'date_time' ? wayOut[dataType] : undefined;
  return way === undefined ? sentence : `${sentence}. ${way}`;
}
