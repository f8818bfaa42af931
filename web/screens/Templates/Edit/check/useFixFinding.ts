import type { QualityFinding, QualityFix } from '#domain/form/quality/QualityFinding.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { useDeleteLogicConfig } from '#web/screens/Templates/Edit/useDeleteLogicConfig.ts';
import { useDeleteOption } from '#web/screens/Templates/Edit/useDeleteOption.ts';
import { useUpdateField } from '#web/screens/Templates/Edit/useUpdateField.ts';

type FixFinding = (finding: QualityFinding, fix: QualityFix) => Promise<boolean>;

/** Resolves a finding with the editor's own mutations. Returns whether it was saved. */
export function useFixFinding(): FixFinding {
  const [updateField] = useUpdateField();
  const [deleteLogicConfig] = useDeleteLogicConfig();
  const [deleteOption] = useDeleteOption();
  const saving = useTrackedSave();
  return async ({ name: seenName, place }, fix) => {
    const fieldId = `Field:${place.fieldId}`;
    switch (fix.kind) {
      case 'shorten': {
        const { name, hint, seenHint } = fix;
        const seen = { name: seenName, hint: seenHint };
        return (await saving(() => updateField({ input: { fieldId, name, hint, seen } }))) !== null;
      }
      case 'letPeopleAdd': {
        const settings = { entityCreateable: true };
        return (await saving(() => updateField({ input: { fieldId, settings } }))) !== null;
      }
      case 'removeLogic': {
        const logicConfigId = `LogicConfig:${fix.logicConfigId}`;
        return (await saving(() => deleteLogicConfig({ input: { logicConfigId } }))) !== null;
      }
      case 'deleteOption': {
        const optionId = `MultipleChoiceOption:${place.optionId}`;
        return (await saving(() => deleteOption({ input: { optionId } }))) !== null;
      }
    }
  };
}
