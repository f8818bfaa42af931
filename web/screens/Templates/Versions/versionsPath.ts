import { formPath } from '#web/screens/Templates/formPath.ts';

export const versionsPath = (masterTemplateId: string): string => `${formPath(masterTemplateId)}/actions/versions`;

/** What was changed in the draft, by whom and when. */
export const draftHistoryPath = (masterTemplateId: string): string => `${versionsPath(masterTemplateId)}/draft`;

export const versionPath = (masterTemplateId: string, flowTemplateId: string): string =>
  `${versionsPath(masterTemplateId)}/${flowTemplateId.replace(/^\w+:/, '')}`;

/** What changed in a version since another one, or since the one published before it. */
export const changesPath = (masterTemplateId: string, flowTemplateId: string, sinceId?: string): string =>
  `${versionPath(masterTemplateId, flowTemplateId)}/changes${sinceId === undefined ? '' : `?since=${sinceId.replace(/^\w+:/, '')}`}`;
