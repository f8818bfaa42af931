import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

/**
 * Whether a survey can ask for it. Whoever answers has no account: nobody takes files from somebody unknown, and the
 * records of a team are not for everybody to search. Decision 0059.
 */
export const surveyAsks = (dataType: DataType): boolean => kinds[dataType].names === null;
