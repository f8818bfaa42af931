/** Where a form is managed. */
export const formPath = (masterTemplateId: string): string => `/workflows/${masterTemplateId.replace(/^\w+:/, '')}`;

/** The global id of the form in an address. */
export const formIdOf = (params: Readonly<Record<string, string | undefined>>): string =>
  `MasterTemplate:${params['formId'] ?? ''}`;
