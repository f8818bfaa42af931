/** URLs use plain IDs; GraphQL IDs start with the type, as in `Role:0190…`. */
const plainId = (globalId: string): string => globalId.slice(globalId.indexOf(':') + 1);

export const rolePath = (slug: string, roleId: string): string => `/teams/${slug}/roles/${plainId(roleId)}`;
