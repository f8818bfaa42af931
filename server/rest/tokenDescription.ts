import { tokenAreas, type TokenArea } from '#domain/access/scopes.ts';

const about: Readonly<Record<TokenArea, string>> = {
  forms: 'forms and their versions',
  submissions: 'submissions with their answers, files, reviews, discussions and outputs',
  money: 'charges, payments and refunds',
  entities: 'records that answers can name',
  team: 'a team with its roles and people',
  exports: 'exports and other work that goes on for long',
};

/** What a token may, and where each call says what it needs of that. */
export const tokenDescription = [
  'An API token of a team. It acts for whoever made it, in that team, within its scopes. Each call names those that it',
  'needs: they stand in the list of its security requirement.',
  ...tokenAreas.map((area) => `\n- \`${area}:read\`, \`${area}:write\`: ${about[area]}`),
].join(' ');
