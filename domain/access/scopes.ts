/** Areas of the product an API token can access. `account` is for people only. */
export const tokenAreas = ['forms', 'submissions', 'money', 'entities', 'team', 'exports'] as const;
export type TokenArea = (typeof tokenAreas)[number];
export type Area = TokenArea | 'account';

export type TokenScope = `${TokenArea}:read` | `${TokenArea}:write`;

export const tokenScopes: readonly TokenScope[] = tokenAreas.flatMap((area) => [
  `${area}:read` as const,
  `${area}:write` as const,
]);

export function isTokenScope(text: string): text is TokenScope {
  return (tokenScopes as readonly string[]).includes(text);
}
