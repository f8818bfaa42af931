import { plural } from '#domain/kernel/plural.ts';

/** Where staff build "Which permit do I need?". */
export const finderEditorWords = {
  title: 'Permit finder',
  lead: 'A few questions that lead residents to the forms they need. Residents answer at most five.',
  live: 'Published',
  draft: 'Not published',
  by: (name: string) => `by ${name}`,
  view: 'See it as residents do',
  texts: 'Title and introduction',
  titleLabel: 'Title',
  titleHint: 'Leave it empty for “Which permit do I need?”',
  introLabel: 'Introduction',
  introHint: 'Shown above the first question.',
  questions: 'Questions',
  questionsLead: 'The first question is where everyone starts.',
  noQuestions: 'No questions yet. Start with the one that splits people best, such as “What are you planning?”',
  addQuestion: 'Add question',
  question: (number: number) => `Question ${number}`,
  start: 'Start',
  questionLabel: 'Question',
  hintLabel: 'Hint',
  answers: 'Answers',
  answer: (number: number) => `Answer ${number}`,
  leadsTo: (number: number) => `After answer ${number}, go to`,
  chooseNext: 'Choose what follows',
  newQuestion: 'New question',
  newResult: 'New result',
  addAnswer: 'Add answer',
  results: 'Results',
  resultsLead: 'A result lists the forms people need, or explains why they need none.',
  noResults: 'No results yet. Add one here, or choose “New result” after an answer.',
  addResult: 'Add result',
  result: (number: number) => `Result ${number}`,
  resultTitle: 'Title',
  resultTitleHint: 'What people learn, such as “You need a fence permit”.',
  resultText: 'Explanation',
  contact: 'Who can help',
  contactHint: 'Such as a desk, a phone number, and hours. Your support email is shown too.',
  forms: 'Forms',
  form: (number: number) => `Form ${number}`,
  chooseForm: 'Choose a form',
  reason: 'Why people need it',
  addForm: 'Add form',
  noForms: 'This team has no published forms yet.',
  notOffered: (name: string) => `${name} (residents can’t see it)`,
  closedForm: (name: string) => `${name} (closed)`,
  combinations: 'Often needed together',
  combinationsLead:
    'The pages of these forms name the others. Forms that share a result are named automatically, so add only what the results don’t show.',
  combination: (number: number) => `Combination ${number}`,
  addCombination: 'Add combination',
  up: (what: string) => `Move ${what} up`,
  down: (what: string) => `Move ${what} down`,
  remove: (what: string) => `Delete ${what}`,
  removed: (what: string) => `${what} deleted`,
  undo: 'Undo',
  preview: 'Preview',
  previewEmpty: 'Once there is a question, you can try the finder here.',
  previewRestart: 'Start over',
  previewNowhere: 'This answer doesn’t lead anywhere yet.',
  problems: (count: number) => (count === 0 ? 'Ready to publish' : `${plural(count, 'thing')} to fix`),
  warnings: 'Good to know',
  publish: 'Publish',
  publishTitle: 'Publish the permit finder?',
  publishFirst: 'Residents will find it on your public pages.',
  publishChanges: 'Residents will see these changes:',
  published: 'Permit finder published',
  nothingToPublish: 'There are no changes to publish.',
  fixFirst: (count: number) => `Fix ${plural(count, 'problem')} first.`,
  unsavedFirst: 'Wait until your changes are saved.',
  unpublish: 'Unpublish',
  unpublishTitle: 'Unpublish the permit finder?',
  unpublishText: 'Residents will no longer find it, and links to it will stop working. Your draft stays.',
  unpublished: 'Permit finder unpublished',
  discard: 'Discard changes',
  discardTitle: 'Discard your changes?',
  discardText: 'The draft goes back to what residents see now.',
  discarded: 'Changes discarded',
  conflict: 'Someone else changed this finder',
  conflictText: 'Your last change wasn’t saved. Load their version, then make your change again.',
  load: 'Load their version',
} as const;

const ways = { added: 'Added', removed: 'Deleted', changed: 'Changed', reordered: 'Moved' } as const;
const kinds = {
  texts: 'title and introduction',
  question: 'question',
  result: 'result',
  combination: 'forms often needed together',
} as const;

interface Change {
  readonly way: keyof typeof ways;
  readonly kind: keyof typeof kinds;
  readonly name: string;
}

/** Such as: Changed the question “What are you planning?” */
export const finderChangeSentence = ({ way, kind, name }: Change): string =>
  `${ways[way]} the ${kinds[kind]}${name.trim() === '' ? '' : ` “${name.trim()}”`}`;
