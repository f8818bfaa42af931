export const operatorNavWords = {
  label: 'Operator pages',
  title: 'Operator',
  teams: 'Teams',
  applications: 'Requests',
  people: 'People',
  audit: 'Audit log',
  link: 'Operator',
} as const;
