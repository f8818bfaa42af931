/**
 * Why somebody does not see a submission of which a mail told them: they are chosen at a step that asks who is
 * responsible and has not been left yet, or the request for their review was taken back.
 */
export const absenceReasons = ['notSettled', 'requestTakenBack'] as const;

export type AbsenceReason = (typeof absenceReasons)[number];
