/** The GraphQL type names that stand for the specification's names in IDs. */
const typenames = {
  Step: 'Step',
  Survey: 'Survey',
  Section: 'Section',
  StepDatum: 'Field',
  Formula: 'Formula',
  ReviewGroup: 'ReviewGroup',
  SubprocessConfig: 'SubprocessConfig',
  StepAssignmentGroup: 'StepAssignmentGroup',
  User: 'User',
  AdminRole: 'Role',
} as const;

export type RestTypeName = keyof typeof typenames;

export const globalIdOf = (type: RestTypeName, id: string): string => `${typenames[type]}:${id}`;
