import type { SurveyState } from '#domain/survey/surveyState.ts';

/** The words of the page at which people answer a survey. */
export const surveyWords = {
  within: 'Survey',
  email: 'Your email address',
  emailHint: 'The office that asks sees who answered.',
  submit: 'Submit response',
  update: 'Update responses',
  sending: 'One moment…',
  kept: 'What you answer is kept on this device until you submit it.',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: 'What was typed here and not submitted is cleared from this device.',
  empty: 'Answer at least one question.',
  given: (number: number, day: string) => `Response #${number}, submitted ${day}`,
  submitted: 'Your response has been submitted.',
  updated: 'Your response has been updated',
  thanks: (team: string) => `${team} has received what you answered.`,
  changeable:
    'You can change your answers while the survey is open. Keep the address of the page that follows to come back to them.',
  change: 'Change your answers',
  questions: 'Questions',
  yours: 'What you answered',
  closed: {
    ahead: 'This survey has not begun yet.',
    paused: 'This survey takes no responses at the moment.',
    over: 'This survey is over and takes no more responses.',
  } satisfies Record<Exclude<SurveyState, 'open'>, string>,
  unknownTitle: 'No such survey',
  unknown: 'There is no survey at this address. It may have been removed, or the link may be incomplete.',
} as const;
