import { plural } from '#domain/kernel/plural.ts';

/** The start page for people who aren't signed in. */
export const landingWords = {
  pageTitle: 'Forms and services of your local government',
  title: 'Your',
  titleEnd: 'without the trip to City Hall',
  /** shown one at a time */
  words: ['building permit', 'dog license', 'park shelter', 'yard sale permit', 'business license', 'street closure'],
  pause: 'Pause the changing words',
  play: 'Play the changing words',
  lead: 'Find the form you need, apply, pay, and follow what happens next, in one place.',
  sections: 'On this page',
  find: 'Find a form',
  residents: 'For residents',
  staff: 'For staff',
  search: 'Search for a form, a town, or a department',
  chooseTown: 'Choose your town or department',
  found: (forms: number, towns: number, term: string) =>
    `${plural(forms, 'form')}${towns === 0 ? '' : ` and ${plural(towns, 'town or department', 'towns and departments')}`} found for “${term}”`,
  formsFound: 'Forms',
  townsFound: 'Towns and departments',
  noTowns: 'No forms are online here yet',
  noTownsText: 'Towns and departments will be listed here once they publish a form.',
  residentsTitle: 'What you can do here',
  apply: 'Apply from anywhere',
  applyText: 'Answer one question at a time on your phone or computer. Your answers are saved as you go.',
  pay: 'Pay and sign online',
  payText: 'Pay fees by card and sign with your finger. You get a receipt by email.',
  follow: 'See where things stand',
  followText: 'Know who is working on your submission, what comes next, and when it’s your turn.',
  keep: 'Get your documents',
  keepText: 'Download your permit or license when it’s ready, and renew it from the same place.',
  resume: 'Sign in to continue something you started.',
  staffTitle: 'For the people who run the town',
  staffText: 'Build forms, review submissions, take payments, and issue permits in one place, without paper.',
  staffSignIn: 'Sign in to your team',
} as const;
