const config = {
  src: './web',
  language: 'typescript',
  schema: './schema.graphql',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  // the browser's code is served by the server whose enums it was compiled with
  noFutureProofEnums: true,
  customScalarTypes: { DateTime: 'string', JSON: 'unknown' },
  persistConfig: { file: './persisted.json', algorithm: 'SHA256' },
};

// relay-compiler loads this with require, which does not see a default export under its own name
// oxlint-disable-next-line import/no-default-export
export { config as default, config as 'module.exports' };
