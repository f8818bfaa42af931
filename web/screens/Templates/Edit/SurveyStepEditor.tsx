import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { surveyStepWords } from '#messages/form/formEditorWords.ts';
import type { SurveyStepEditor_step$key } from '#web/__generated__/SurveyStepEditor_step.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedRichText } from '#web/parts/template/SavedRichText.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import type { Outcome } from '#web/relay/Outcome.ts';
import { SectionList } from '#web/screens/Templates/Edit/SectionList.tsx';
import { useUpdateSurvey } from '#web/screens/Templates/Edit/useUpdateSurvey.ts';
import { Card } from '#web/ui/Card.tsx';

/** A survey's name, whether it identifies respondents, and its questions. */
export function SurveyStepEditor({ step }: { readonly step: SurveyStepEditor_step$key }): ReactElement | null {
  const { survey } = useFragment(
    graphql`
      fragment SurveyStepEditor_step on Step {
        survey {
          id
          identified
          name
          instructions
          sections {
            ...SectionList_sections
          }
        }
      }
    `,
    step,
  );
  const [updateSurvey] = useUpdateSurvey();
  if (!survey) return null;
  const set = (change: object): Promise<Outcome<unknown>> =>
    updateSurvey({ input: { surveyId: survey.id, ...change } });
  return (
    <>
      <Card title={surveyStepWords.title}>
        <SavedText
          label={surveyStepWords.name}
          hint={surveyStepWords.nameHint}
          value={survey.name ?? ''}
          save={(value, seen) => set({ name: value || null, seen: { name: seen } })}
          isSpellChecked
          maxLength={200}
        />
        <SavedCheckbox
          label={surveyStepWords.identified}
          hint={surveyStepWords.identifiedHint}
          value={survey.identified}
          save={(identified) => set({ identified })}
        />
        <SavedRichText
          id={`instructions-${survey.id}`}
          label={surveyStepWords.instructions}
          hint={surveyStepWords.instructionsHint}
          value={survey.instructions}
          save={(instructions, seen) => set({ instructions, seen: { instructions: seen } })}
        />
      </Card>
      <SectionList sectionableId={survey.id} sections={survey.sections} />
    </>
  );
}
