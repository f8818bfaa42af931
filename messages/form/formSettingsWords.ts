import type { FormIcon } from '#domain/template/formIcons.ts';

/** Settings for what people read about a form. */
export const formPresentationWords = {
  title: 'About this form',
  lead: 'Changes appear on the public page right away, without publishing.',
  description: 'Description',
  descriptionHint: 'What the form is for, who needs it, and what to have ready.',
  typicalTime: 'Typical time',
  typicalTimeHint: 'From start to decision, such as "about 2 weeks".',
  alsoKnownAs: 'Also known as',
  alsoKnownAsHint: 'Other names that residents might search for, such as "rummage sale, estate sale".',
  category: 'Category',
  categoryHint: 'Forms are grouped by category in lists.',
  noCategory: 'None',
  newCategory: 'New category',
  addCategory: 'Add category',
  categoryAdded: (name: string) => `Category set to ${name}`,
  icon: 'Icon',
  iconHint: 'Shown next to the form’s name in lists.',
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
  mail: 'Envelope',
  talk: 'Speech bubble',
  clock: 'Clock',
  archive: 'Archive',
  review: 'Review',
  search: 'Search',
  help: 'Help',
};

export const completionWords = {
  title: 'When a submission is complete',
  message: 'Completion message',
  messageHint: 'Shown to applicants at the end. Changes appear once you publish the form.',
} as const;

export const numberingWords = {
  title: 'How submissions are identified',
  identifier: 'Identifier field',
  identifierHint: 'Its answer, such as an address or name, is shown next to the submission number in lists.',
  noIdentifier: 'None',
  untitled: 'Untitled field',
  customIds: 'Custom IDs',
  customIdsLead: 'New submissions use the newest one. If you remove it, the previous one is used again.',
  none: 'No custom IDs. Submissions only have the team’s own numbers.',
  counts: 'In use',
  pattern: 'New custom ID',
  patternHint: 'Include {number}, or {number:4} for 0042. {year}, {month}, and {day} come from the start date.',
  example: (text: string) => `For example, ${text}`,
  add: 'Add custom ID',
  added: 'Custom ID added',
  remove: 'Remove',
  removeNamed: (pattern: string) => `Remove ${pattern}`,
  removed: 'Custom ID removed',
} as const;

export const publicSettingsWords = {
  title: 'Public access',
  publicRead: 'Anyone can see its statistics',
  publicReadHint:
    'Shows counts, times, costs, and charts of answers. Not available while the form is kept out of public lists.',
  publiclySearchable: 'Anyone can search its records',
  publiclySearchableHint: 'Answers hidden in open data stay hidden.',
  publicSearchInstructions: 'Search instructions',
  publicSearchInstructionsHint: 'Shown above the search box.',
  forkAllowed: 'Other governments can clone this form',
  forkAllowedHint: 'They get a copy of the form but none of its submissions.',
} as const;

export const bannerImageWords = {
  title: 'Banner',
  lead: 'An image across the top of the public page, in 16:9 format.',
  none: 'No banner yet.',
  alt: 'Current banner',
  choose: 'Choose an image',
  chooseHint: 'JPEG, PNG, GIF, WebP, or AVIF, up to 10 MB.',
  opening: 'Opening the image…',
  unreadable: 'We couldn’t open this image. Please choose a JPEG or PNG file.',
  cropTitle: 'Crop the banner',
  save: 'Save banner',
  saving: 'Saving…',
  saved: 'Banner updated',
  remove: 'Remove banner',
  removed: 'Banner removed',
  removeTitle: 'Remove the banner?',
  removeText: 'The public page will no longer show a banner.',
} as const;

/** Frequently asked questions about a form. */
export const faqEditorWords = {
  title: 'FAQs',
  lead: 'Shown on the form’s FAQ page in this order. Questions without an answer are hidden.',
  list: 'Questions',
  none: 'No questions yet.',
  add: 'Add question',
  question: (place: number) => `Question ${place}`,
  answer: (place: number) => `Answer ${place}`,
  newQuestion: 'New question',
  deleteNamed: (question: string) => `Delete ${question}`,
  deleteTitle: 'Delete this question?',
  deleteText: 'Its answer will be deleted too.',
  delete: 'Delete question',
  deleted: 'Question deleted',
} as const;

export const formSettingsTabWords = {
  label: 'Form settings',
  general: 'General',
  publicPage: 'Public page',
  people: 'People',
} as const;
