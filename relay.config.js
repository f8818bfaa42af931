const config = {
  src: './web',
  language: 'typescript',
  schema: './schema.graphql',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  // the browser's code is served by the server whose enums it was compiled with
  noFutureProofEnums: true,
  // as an import of its own the name would be written without the end of the file, and mean anything at all
  customScalarTypes: { DateTime: 'string', JSON: "import('#domain/form/Content.ts').Content" },
  // names of our own documents, which every page loads: they need to be told apart, and be short
  persistConfig: { file: './persisted.json', algorithm: 'MD5' },
};

// relay-compiler loads this with require, which does not see a default export under its own name
// oxlint-disable-next-line import/no-default-export
export { config as default, config as 'module.exports' };
