import type { QualityFinding } from '#domain/form/quality/QualityFinding.ts';
import type { StepPart } from '#web/screens/Templates/Edit/openParts.ts';

/** A place in the editor: its search parameters, the folded part to open, and the ID of the element to focus. */
export interface EditorTarget {
  readonly search: string;
  readonly part: StepPart | null;
  /** null where the pane that opens takes the focus */
  readonly focus: string | null;
}

type Finding = Pick<QualityFinding, 'place' | 'text'> & { readonly code?: QualityFinding['code'] };

/** Where the author can change what a finding is about. */
export function editorTarget({ code, place, text }: Finding): EditorTarget {
  const { stepId, sectionId, fieldId, optionId, outcomeId, surveyId } = place;
  const isLogic = code === 'neverApplies' || code === 'askedLater';
  // a section's instructions are in the same part as its logic
  const logic = outcomeId ?? (isLogic ? (fieldId ?? sectionId) : text === 'instructions' ? sectionId : undefined);
  const parameters = { step: stepId, field: fieldId, logic };
  const search = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const at = (focus: string | null, part: StepPart | null = null): EditorTarget => ({
    search: `?${search}`,
    part,
    focus,
  });
  if (outcomeId || isLogic) return at(null);
  if (optionId) return at(`name-MultipleChoiceOption:${optionId}`);
  if (fieldId) return at(`${text === 'hint' ? 'hint' : 'name'}-Field:${fieldId}`);
  if (sectionId)
    return at(text === 'instructions' ? `instructions-Section:${sectionId}-text` : `name-Section:${sectionId}`);
  if (surveyId) return at(`instructions-Survey:${surveyId}-text`);
  if (text === 'description' || text === 'externalInstructions') return at(`${text}-Step:${stepId}-text`, 'texts');
  return at(`name-Step:${stepId}`);
}
