import type { Content } from '#domain/form/Content.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { fieldOf, type FieldRange } from '#domain/form/Form.ts';
import { answersByField } from '#domain/form/rows.ts';
import { changesSince, type AnswerChange, type ShownAnswer } from '#domain/submission/shownAnswers.ts';
import type { FrozenAnswers } from '#server/generated/prisma/client.ts';
import type { PlacedAnswer } from '#server/queries/answer/answersOfSubmissions.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

/** An answer as it was when reviewed or signed, and as it is now; null for no answer. */
export interface ChangeAsText {
  readonly fieldIdentity: string;
  readonly fieldName: string;
  readonly dataType: DataType;
  readonly isHidden: boolean;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AnswerReader {
  readonly answers: readonly PlacedAnswer[];
  readonly mayRead: (answer: PlacedAnswer) => boolean;
}

/** Changes to frozen answers, in form order. Answers the reader may not read are marked hidden. */
export function changesAsText(
  kept: Pick<FrozenAnswers, 'answers'>,
  { snapshot, evaluation }: EvaluatedSubmission,
  span: FieldRange,
  reader: AnswerReader,
): readonly ChangeAsText[] {
  const { form } = evaluation;
  const rows = answersByField(form, reader.answers);
  const inWords = ({ fieldIdentity, before, after }: AnswerChange): ChangeAsText => {
    const [field, row] = [fieldOf(form, fieldIdentity), rows.get(fieldIdentity)];
    const isHidden = !row || !reader.mayRead(row);
    const text = (content: Content): string | null =>
      !field || isHidden || content === null
        ? null
        : kinds[field.dataType].summarise(content, field, snapshot.timeZone);
    const { name: fieldName, dataType } = field ?? { name: '', dataType: 'string' };
    return { fieldIdentity, fieldName, dataType, isHidden, before: text(before), after: text(after) };
  };
  return changesSince(kept.answers as unknown as ShownAnswer[], evaluation, span).map(inWords);
}
