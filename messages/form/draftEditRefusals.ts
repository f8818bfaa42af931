import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** Why an edit of a draft can't be undone or redone. */
export const draftEditRefusals = {
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  undoOverwritten: ({ part }) => `Someone else has changed ${part} since then, so it was left as it is.`,
  undoUnfit: ({ places }) => `This no longer fits the rest of the form, so nothing was changed: ${places}`,
  draftAlreadyThere: 'The draft is already as it was at that point.',
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
