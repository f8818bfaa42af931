import type { SurveyState } from '#domain/survey/surveyState.ts';

/** The page where people respond to a survey. */
export const surveyWords = {
  within: 'Survey',
  email: 'Your email address',
  emailHint: 'The team running this survey will see your email address.',
  submit: 'Submit response',
  update: 'Update responses',
  sending: 'One moment…',
  kept: 'Your answers are kept on this device until you submit them.',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: 'This clears any answers you haven’t submitted from this device.',
  empty: 'Answer at least one question.',
  given: (number: number, day: string) => `Response #${number}, submitted ${day}`,
  submitted: 'Your response has been submitted.',
  updated: 'Your response has been updated',
  thanks: (team: string) => `${team} received your answers.`,
  changeable: 'You can change your answers while the survey is open. Save the link on the next page to edit later.',
  change: 'Change your answers',
  questions: 'Questions',
  yours: 'Your answers',
  closed: {
    ahead: 'This survey isn’t open yet.',
    paused: 'This survey isn’t accepting responses right now.',
    over: 'This survey is closed and no longer accepts responses.',
  } satisfies Record<Exclude<SurveyState, 'open'>, string>,
  unknownTitle: 'Survey not found',
  unknown: 'There’s no survey at this address. It may have been removed, or the link may be incomplete.',
} as const;
