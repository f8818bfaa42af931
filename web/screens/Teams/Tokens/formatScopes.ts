import { tokenAreas } from '#domain/access/scopes.ts';
import { newTokenWords, tokenAreaWords } from '#messages/account/tokenWords.ts';

export function formatScopes(scopes: readonly string[]): string {
  const held = new Set(scopes);
  return tokenAreas
    .flatMap((area) => {
      const rights = [
        ...(held.has(`${area}:read`) ? [newTokenWords.read] : []),
        ...(held.has(`${area}:write`) ? [newTokenWords.write] : []),
      ];
      return rights.length === 0 ? [] : [`${tokenAreaWords[area]}: ${rights.join(' and ').toLowerCase()}`];
    })
    .join('; ');
}
