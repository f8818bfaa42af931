import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** Why a form can't be proposed from a file, or not yet be created. Lowercase sentences continue “The file”. */
export const formProposalRefusals = {
  proposalFileKindUnknown: 'must be a PDF (.pdf)',
  proposalPdfWithoutFields:
    'has no fields that can be filled in, so there are no questions to read. Choose a PDF that people can type into, or start with a blank form.',
  proposalWithoutName: 'Enter a name for the form.',
  proposalWithoutQuestions: 'Keep at least one question.',
  sectionWithoutName: 'Enter a name for the section, or leave it out.',
  questionWithoutName: 'Enter the question, or leave it out.',
  questionWithoutOptions: 'Enter at least one option, or choose another type.',
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
