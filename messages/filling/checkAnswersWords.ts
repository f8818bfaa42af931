/** The page where applicants check their answers before they send them. */
export const checkAnswersWords = {
  title: 'Check your answers',
  lead: 'Make sure everything is right before you continue. You can change each answer here.',
  change: 'Change',
  give: 'Answer',
  missing: 'This question needs an answer.',
  wrong: 'This answer needs to be corrected.',
} as const;
