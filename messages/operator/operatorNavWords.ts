export const operatorNavWords = {
  label: 'Operator pages',
  title: 'Operator',
  teams: 'Teams',
  applications: 'Requests',
  people: 'People',
  audit: 'Audit log',
  health: 'Health',
  link: 'Operator',
} as const;
