/** What the calls of the specification say of a type, as GraphQL names it in ids. */
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
