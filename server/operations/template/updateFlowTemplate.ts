import { oneLine } from '#domain/kernel/text.ts';
import { draftOperation } from '#server/operations/form/draft.ts';
import { patchedRichText } from '#server/operations/form/richText.ts';
import { refuseProblems } from '#server/operations/refusals.ts';

export interface VersionChange {
  readonly flowTemplateId: string;
  readonly name?: string;
  readonly description?: string | null;
  /** shown to the applicant when a submission is completed */
  readonly completionMessage?: string | null;
}

/**
 * Changes the draft's own texts. A form that was never published uses the name of its draft; a published one keeps
 * its name until it is published again.
 */
export const updateFlowTemplate = draftOperation<VersionChange, string>(
  'updateFlowTemplate',
  ({ flowTemplateId }) => ['FlowTemplate', flowTemplateId],
  async (draft, { flowTemplateId, ...change }) => {
    const name = change.name === undefined ? undefined : oneLine(change.name);
    if (name === '') refuseProblems([{ path: 'name', code: 'nameMissing' }]);
    const data = {
      name,
      description: patchedRichText(change.description, 'description'),
      completionMessage: patchedRichText(change.completionMessage, 'completionMessage'),
    };
    await draft.db.flowTemplate.update({ where: { id: flowTemplateId }, data });
    if (name !== undefined && draft.version === 1)
      await draft.db.masterTemplate.update({ where: { id: draft.masterTemplateId }, data: { name } });
    draft.changed('FlowTemplate', flowTemplateId, 'updated');
    return flowTemplateId;
  },
);
