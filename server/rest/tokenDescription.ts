import { tokenAreas, type TokenArea } from '#domain/access/scopes.ts';

const about: Readonly<Record<TokenArea, string>> = {
  forms: 'forms and their versions',
  submissions: 'submissions with their answers, files, reviews, discussions, and outputs',
  money: 'charges, payments, and refunds',
  entities: 'entity records that answers can refer to',
  team: 'a team with its roles and people',
  exports: 'exports and background jobs',
};

/** Describes API tokens and where each call lists the scopes that it needs. */
export const tokenDescription = [
  'An API token of a team. It acts for the person who created it, in that team, within its scopes. Each call lists the scopes',
  'it needs in its security requirement.',
  ...tokenAreas.map((area) => `\n- \`${area}:read\`, \`${area}:write\`: ${about[area]}`),
].join(' ');
