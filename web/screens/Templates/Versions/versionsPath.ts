import { formPath } from '#web/screens/Templates/formPath.ts';

export const versionsPath = (masterTemplateId: string): string => `${formPath(masterTemplateId)}/actions/versions`;

export const versionPath = (masterTemplateId: string, flowTemplateId: string): string =>
  `${versionsPath(masterTemplateId)}/${flowTemplateId.replace(/^\w+:/, '')}`;
