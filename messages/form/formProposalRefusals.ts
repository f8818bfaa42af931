import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** Why a form can't be created yet from a corrected proposal. */
export const formProposalRefusals = {
  proposalWithoutName: 'Enter a name for the form.',
  proposalWithoutQuestions: 'Keep at least one question.',
  sectionWithoutName: 'Enter a name for the section, or leave it out.',
  questionWithoutName: 'Enter the question, or leave it out.',
  questionWithoutOptions: 'Enter at least one option, or choose another type.',
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
