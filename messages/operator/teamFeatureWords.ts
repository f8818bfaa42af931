/** What operators let a team use. */
export const teamFeatureWords = {
  title: 'Features',
  enableFormCreation: 'Create forms',
  enableFormCreationHint: 'Turn this off to stop new forms. Existing forms keep working.',
  remoteGisEnabled: 'Use a remote GIS',
  remoteGisEnabledHint: 'Team managers can connect records to a map service of their own.',
  saved: 'Features updated',
} as const;

/** The form library, which every team can start from. */
export const libraryFormWords = {
  title: 'Form library',
  lead: 'Every team can start from a form in the library. Only published forms that allow cloning are listed.',
  loading: 'Loading forms…',
  none: 'No forms of this team can be in the library. Its owners can publish a form and allow cloning in its settings.',
  added: 'Added to the form library',
  removed: 'Removed from the form library',
  more: 'Show more forms',
} as const;
