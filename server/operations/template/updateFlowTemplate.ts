import { oneLine } from '#domain/kernel/text.ts';
import { draftOperation } from '#server/operations/form/draft.ts';
import { patchedRichText } from '#server/operations/form/richText.ts';
import { refuseProblems } from '#server/operations/refusals.ts';

export interface VersionChange {
  readonly flowTemplateId: string;
  readonly name?: string;
  readonly description?: string | null;
  /** what an applicant reads when a submission is complete */
  readonly completionMessage?: string | null;
}

/**
 * Changes what is given of the draft itself. A form that was never published goes by the name of its draft; a published
 * one keeps its name until the next publishing.
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
