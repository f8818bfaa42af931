import { formatCount } from '#domain/kernel/plural.ts';

/** Words of a version's parts that the editor shows without a label of their own. */
export const versionFactWords = {
  yes: 'Yes',
  no: 'No',
  between: '; ',
  gone: 'a deleted item',
  untitled: 'Untitled',
  more: (count: number) => `${formatCount(count)} more`,
  stepType: 'Step type',
  autoadvance: 'Continue automatically',
  formulaName: 'Formula name',
  formula: 'Formula',
  document: 'Document',
  options: 'Options',
  optionOrder: 'Order of options',
  formName: 'Form name',
  isDefault: 'default',
  logic: 'Logic',
  people: 'People',
  place: 'Position',
  belongsTo: 'Belongs to',
  viewsOnly: (name: string) => `${name} (view only)`,
  calculatedBy: (formula: string) => `Calculated by ${formula}`,
  noFee: 'None',
} as const;
