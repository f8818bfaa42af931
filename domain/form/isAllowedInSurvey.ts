import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

/**
 * Whether a survey can ask for this type. Respondents have no account: they must not upload files anonymously or search
 * a team's records. Decision 0059.
 */
export const isAllowedInSurvey = (dataType: DataType): boolean => kinds[dataType].names === null;
