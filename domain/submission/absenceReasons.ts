/**
 * Why someone can't see a submission they got an email about: they were picked at a responsibility step that isn't
 * completed yet, or their review request was canceled.
 */
export const absenceReasons = ['notSettled', 'requestTakenBack'] as const;

export type AbsenceReason = (typeof absenceReasons)[number];
