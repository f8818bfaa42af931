import { Refusal } from '#domain/kernel/refusal.ts';
import { aboutForm } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';
import { announceForm, lockForm } from '#server/operations/template/masterTemplate.ts';

interface LibraryForm {
  readonly masterTemplateId: string;
  readonly isLibrary: boolean;
}

/**
 * Adds a form to the library, which every team can start from, or removes it. The form's own team decides first: it must
 * allow cloning, and the form leaves the library when it no longer does. Idempotent. Decision 0106.
 */
export const setLibraryForm = operation<LibraryForm, string>(
  'setLibraryForm',
  async (tx, { masterTemplateId, isLibrary }) => {
    await guard(tx, 'setLibraryForm');
    const form = await lockForm(tx, masterTemplateId);
    if (form.isLibrary === isLibrary) return masterTemplateId;
    if (isLibrary && !form.everPublished) throw new Refusal('formNotPublished');
    if (isLibrary && !form.forkAllowed) throw new Refusal('formNotClonable');
    await tx.db.masterTemplate.update({ where: { id: masterTemplateId }, data: { isLibrary } });
    announceForm(tx, form, 'setLibraryForm', { isLibrary });
    tx.audit({ kind: 'setLibraryForm', ...aboutForm(form, { isLibrary }) });
    return masterTemplateId;
  },
);
