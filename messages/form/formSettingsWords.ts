import type { FormIcon } from '#domain/template/formIcons.ts';

/** What a form says of itself, as it is set. */
export const formFaceWords = {
  title: 'What people read about it',
  lead: 'It shows on the public page at once, without publishing.',
  description: 'Description',
  descriptionHint: 'What the form is for, who needs it, and what to have at hand.',
  typicalTime: 'Typical time',
  typicalTimeHint: 'From the start to the decision, such as "about 2 weeks".',
  category: 'Category',
  categoryHint: 'Forms are listed under it.',
  noCategory: 'None',
  newCategory: 'New category',
  addCategory: 'Add category',
  categoryAdded: (name: string) => `${name} is the category of this form`,
  icon: 'Icon',
  iconHint: 'It stands beside the name in lists of forms.',
  noIcon: 'None',
  notSaved: 'Sorry, there was a problem updating this form.',
} as const;

export const formIconWords: Readonly<Record<FormIcon, string>> = {
  document: 'Document',
  list: 'List',
  'check-circle': 'Approval',
  money: 'Money',
  people: 'People',
  person: 'Person',
  key: 'Key',
  camera: 'Camera',
  star: 'Star',
  mail: 'Letter',
  talk: 'Talk',
  clock: 'Clock',
  archive: 'Archive',
  review: 'Review',
  search: 'Search',
  help: 'Help',
};

export const completionWords = {
  title: 'When a submission is complete',
  message: 'Completion message',
  messageHint: 'Applicants read it at the end. They read a new one once the form is published.',
} as const;

export const numberingWords = {
  title: 'How submissions are told apart',
  identifier: 'Identifier field',
  identifierHint: 'Its answer stands beside the number of a submission in lists, such as an address or a name.',
  noIdentifier: 'None',
  untitled: 'Untitled field',
  customIds: 'Custom IDs',
  customIdsLead: 'The newest one numbers new submissions. When it is removed, the one before takes over.',
  none: 'Submissions have the number of the team alone.',
  counts: 'In use',
  pattern: 'New custom ID',
  patternHint: 'Text with {number}, or {number:4} for 0042. {year}, {month} and {day} are those of the start.',
  example: (text: string) => `Such as ${text}`,
  add: 'Add custom ID',
  added: 'Custom ID added',
  remove: 'Remove',
  removeNamed: (pattern: string) => `Remove ${pattern}`,
  removed: 'Custom ID removed',
} as const;

export const publicSettingsWords = {
  title: 'What is open to others',
  publicRead: 'Anybody reads its statistics',
  publicReadHint:
    'How many submissions there are, and when they were started. Not while it is kept out of public lists.',
  publiclySearchable: 'Anybody searches its records',
  publiclySearchableHint: 'What is hidden in open data stays hidden.',
  publicSearchInstructions: 'Instructions for the search',
  publicSearchInstructionsHint: 'They stand above the search.',
  forkAllowed: 'Other governments may clone it',
  forkAllowedHint: 'They get a copy of the form, and nothing of its submissions.',
} as const;

export const bannerImageWords = {
  title: 'Banner',
  lead: 'A picture across the public page, 16 to 9.',
  none: 'There is no banner yet.',
  alt: 'The banner as it is now',
  choose: 'Choose a picture',
  chooseHint: 'JPEG, PNG, GIF, WebP or AVIF, at most 10 MB.',
  opening: 'Opening the picture…',
  unreadable: 'This picture cannot be opened. Please choose a JPEG or PNG file.',
  cropTitle: 'Choose what of it shows',
  cropHint: 'Drag the picture, or use the sliders.',
  preview: 'The picture as it will show',
  zoom: 'Size',
  across: 'Left and right',
  down: 'Up and down',
  save: 'Save banner',
  saving: 'Saving…',
  saved: 'Banner updated',
  remove: 'Remove banner',
  removed: 'Banner removed',
  removeTitle: 'Remove the banner?',
  removeText: 'The public page shows none from then on.',
} as const;

/** What people ask about a form. */
export const faqEditorWords = {
  title: 'FAQs',
  lead: 'They stand on a page of their own beside the form, in this order. One without an answer is not shown yet.',
  list: 'Questions',
  none: 'No questions yet.',
  add: 'Add question',
  question: (place: number) => `Question ${place}`,
  answer: (place: number) => `Answer ${place}`,
  newQuestion: 'New question',
  deleteNamed: (question: string) => `Delete ${question}`,
  deleteTitle: 'Delete this question?',
  deleteText: 'Its answer is deleted with it.',
  delete: 'Delete question',
  deleted: 'Question deleted',
} as const;
