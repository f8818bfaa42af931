import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';

interface OfDraft {
  readonly teamId: string;
  readonly flowTemplateId: string;
  readonly userId: string;
  readonly revision: number;
}

/** An edit in the history of a draft, without the rows it changed. */
export const makeDraftEdit = (db: Services['db'], made: OfDraft) =>
  db.draftEdit.create({
    data: {
      ...{ id: newId(), kind: 'edit', createdAt: new Date(), changedAt: new Date(), ...made },
      ...{ operation: 'updateStep', way: 'updated', partKind: 'Step', partId: newId(), partCount: 1 },
    },
  });
