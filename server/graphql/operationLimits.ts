/** The maximum cost of one operation. A test measures every document of the web client against it. */
export const operationLimits = { complexity: 5000, depth: 12, breadth: 750 } as const;

/**
 * The maximum length of a document from an integrator, in tokens. Documents of the web client are known and not
 * counted.
 */
export const maxDocumentTokens = 2_000;
