import type { DateType } from '#domain/form/fields/dateTypes.ts';
import { plural } from '#domain/kernel/plural.ts';
import type { LeftOutReason } from '#domain/template/formProposal/FormProposal.ts';
import type { ProposalFileKind } from '#domain/template/formProposal/proposalFileKinds.ts';

/** Where something is in a file. Word documents have no numbers that people can see. */
export const placeInFile = (kind: ProposalFileKind, place: number): string | null =>
  kind === 'document' ? null : `${kind === 'pdf' ? 'Page' : 'Row'} ${place}`;

/** Creating a form from a PDF or a table of questions. */
export const formProposalWords = {
  title: 'Start from a paper form',
  screens: 'Progress',
  screenNames: { file: 'File', sections: 'Sections', questions: 'Questions', check: 'Check and create' },
  done: 'done',
  team: 'Team',
  fileTitle: 'Choose the file',
  fileLead: 'Nothing is created until you confirm it on the last screen.',
  file: 'Form or list of questions',
  fileHint: (pdf: number, table: number) =>
    `A PDF that people can type into, of up to ${pdf} MB. Or a spreadsheet (.xlsx or .csv) or Word document (.docx) with the questions, of up to ${table} MB.`,
  theFile: 'The file',
  reading: 'Reading the file...',
  whatHappens: 'What happens next',
  whatHappensSteps: [
    'Choose which sections to keep.',
    'Check the questions: their names, types, and options.',
    'See what couldn’t be read, then create the form.',
  ],
  table: 'How to list questions in a table',
  tableColumns: [
    'Put the questions in a column named Question, one in each row.',
    'You can add columns named Type, Options, Required, Help, and Section, in any order.',
    'Separate options with commas, or put each on a line of its own.',
  ],
  chosen: (fileName: string) => `You chose ${fileName}. Choose another file to start again.`,
  back: 'Back',
  next: 'Next',
  cancel: 'Cancel',
  sectionsTitle: 'Check the sections',
  sectionsLead: (questions: number, sections: number) =>
    `We found ${plural(questions, 'question')} in ${plural(sections, 'section')}. Rename sections, merge them, or leave them out.`,
  sectionLegend: (place: number) => `Section ${place} of the file`,
  sectionName: 'Section name',
  sectionUse: 'Use',
  own: 'Keep as a section',
  merged: (name: string) => `Merge into “${name}”`,
  leftOut: 'Leave out',
  startsStep: 'Start a new step here',
  startsStepHint: 'Applicants complete one step before the next.',
  questionsOf: (count: number, some: string) => `${plural(count, 'question')}: ${some}`,
  more: (count: number) => `and ${count} more`,
  page: (page: number) => `Page ${page}`,
  section: (place: number) => `Section ${place}`,
  onlySection: 'Your application',
  questionsTitle: (name: string) => `Check the questions: ${name}`,
  questionsPlace: (place: number, count: number) => `Section ${place} of ${count}`,
  questionLegend: (place: number) => `Question ${place}`,
  question: 'Question',
  type: 'Type',
  required: 'Required',
  requiredFact: 'required',
  options: 'Options',
  optionsHint: 'One on each line.',
  leaveOut: 'Leave out',
  leaveOutNamed: (name: string) => `Leave out ${name}`,
  putBack: 'Put back',
  putBackNamed: (name: string) => `Put back ${name}`,
  isLeftOut: (name: string) => `${name}: left out`,
  unnamed: (name: string) => `The file calls this “${name}”. Write the question as people should read it.`,
  allLeftOut: 'You left out every question of this section, so it won’t be in the form.',
  pages: 'The file',
  checkTitle: 'Check and create',
  name: 'Form name',
  nameHint: 'Residents see this name.',
  outline: 'Your form',
  step: (place: number) => `Step ${place}`,
  signs: 'Applicants sign the last step',
  signsHint: 'The file has a place for a signature. It isn’t a question.',
  signsHintWithout: 'They draw or type their signature when they submit.',
  issues: 'Issue this PDF, filled in, when the submission is complete',
  issuesHint: (blank: number) =>
    blank === 0
      ? 'Every field is filled with an answer. You can change this under Outputs.'
      : `${plural(blank, 'field')} of the PDF will stay blank. You can change this under Outputs.`,
  unread: 'What we couldn’t read',
  unreadNone: 'We could read everything in this file.',
  unnamedTitle: 'These still have the name from the file',
  blankTitle: 'These fields of the PDF stay blank',
  leftOutPart: (reason: LeftOutReason, kind: ProposalFileKind, place: number) => {
    const where = reason === 'otherTable' ? null : placeInFile(kind, place);
    return where === null ? leftOutWords[reason] : `${leftOutWords[reason]} (${where.toLowerCase()})`;
  },
  leftOutTitle: 'These parts aren’t in the form',
  unknownType: (word: string) => `The file says “${word}”, which isn’t a type here.`,
  unknownTypeTitle: 'We chose the types of these',
  unknownTypePart: (word: string) => `The file says “${word}”`,
  goToQuestion: (name: string) => `Check ${name}`,
  create: 'Create form',
  creating: 'Creating the form...',
  created: (name: string) => `${name} is ready to edit.`,
  notAllowed: 'You can’t create forms on this team. A team owner can give your role permission.',
  problem: 'Fix these first',
} as const;

/** Why something in the file isn’t a question. */
const leftOutWords: Readonly<Record<LeftOutReason, string>> = {
  button: 'Button',
  signature: 'Signature: applicants sign the last step instead',
  signatureDate: 'Date of the signature: kept automatically',
  officeUse: 'For office use: add a step for staff',
  readOnly: 'Can’t be filled in',
  hidden: 'Hidden in the file',
  noQuestion: 'No question',
  formula: 'Formula: enter its result in the file instead',
  unclearRequired: 'Required only sometimes: add logic in the editor',
  unknownColumn: 'Column that we don’t know',
  otherTable: 'Table without a column “Question”',
};

/** The types of date fields, as choices beside the other types. */
export const dateChoiceWords: Readonly<Record<DateType, string>> = {
  date: 'Date',
  date_time: 'Date and time',
  time: 'Time',
};
