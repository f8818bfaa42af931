export const openDataWords = {
  title: 'Open data',
  lead: 'Download all public records of this form. The addresses stay the same, so programs can use them.',
  formats: { csv: 'CSV', json: 'JSON', geojson: 'GeoJSON' },
  hints: {
    csv: 'For spreadsheets',
    json: 'For programs',
    geojson: 'For maps',
  },
  dictionary: 'Data dictionary',
  dictionaryHint: 'What each column means',
  license: 'License',
  /** used until a team writes its own */
  defaultLicense: (team: string) => `Public records of ${team}. You may use, copy, and share them.`,
} as const;

/** The columns of open data that aren't questions, and what they mean. */
export const openDataColumnWords = {
  number: ['Number', 'The number of the record within its team.'],
  custom_number: ['Custom number', 'The number of the record in the form’s own format, if it has one.'],
  started_on: ['Started on', 'The date on which the record was started.'],
  completed_on: ['Completed on', 'The date on which the record was completed.'],
  renewal: ['Renewal', 'Whether the record renews an earlier one: yes or no.'],
  documents: ['Documents', 'The documents issued for the record, with the date of issue.'],
  longitude: ['Longitude', 'The longitude of the first address with a known location, in degrees.'],
  latitude: ['Latitude', 'The latitude of the first address with a known location, in degrees.'],
  page: ['Page', 'The address of the record’s page.'],
} as const satisfies Record<string, readonly [title: string, meaning: string]>;

export const openDataTitle = (form: string): string => `${form}: public records`;
export const openDataDocument = (
  name: string,
  issuedOn: string,
  expiresOn: string | null,
  isRevoked: boolean,
): string =>
  `${name} (issued ${issuedOn}${expiresOn === null ? '' : `, expires ${expiresOn}`}${isRevoked ? ', revoked' : ''})`;
