export const documentsPath = (masterTemplateId: string): string =>
  `/master_templates/${masterTemplateId.replace(/^\w+:/, '')}/documents`;

export const documentPath = (masterTemplateId: string, documentId: string): string =>
  `${documentsPath(masterTemplateId)}/${documentId.replace(/^\w+:/, '')}`;
