export const formPath = (masterTemplateId: string): string => `/workflows/${masterTemplateId.replace(/^\w+:/, '')}`;

/** Global ID of the form in the URL. */
export const formIdOf = (params: Readonly<Record<string, string | undefined>>): string =>
  `MasterTemplate:${params['formId'] ?? ''}`;
