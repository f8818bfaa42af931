/** The path to a connection of a type: of the root, of the viewer or the installation, or of a record. */
export function connectionPath(type: string, connection: string, of: string | undefined): string {
  if (type === 'Query') return connection;
  return of === undefined
    ? `${type.toLowerCase()} { ${connection} }`
    : `node(id: "${of}") { ... on ${type} { ${connection} } }`;
}
