import { draftOperation } from '#server/operations/form/draft.ts';
import { patchedName } from '#server/operations/form/names.ts';
import { patchedRichText } from '#server/operations/form/richText.ts';

export interface SurveyChange {
  readonly surveyId: string;
  readonly identified?: boolean | undefined;
  readonly name?: string | null;
  readonly instructions?: string | null;
}

export const updateSurvey = draftOperation<SurveyChange, string>(
  'updateSurvey',
  ({ surveyId }) => ['Survey', surveyId],
  async (draft, { surveyId, identified, name, instructions }) => {
    const texts = { name: patchedName(name), instructions: patchedRichText(instructions, 'instructions') };
    await draft.db.survey.update({ where: { id: surveyId }, data: { identified, ...texts } });
    draft.changed('Survey', surveyId, 'updated');
    return surveyId;
  },
);
