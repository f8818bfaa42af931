export const connectives = ['and', 'or'] as const;
export type Connective = (typeof connectives)[number];
