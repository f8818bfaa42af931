/** What one operation may cost. Measured against every document of the web client by a test. */
export const operationLimits = { complexity: 5000, depth: 12, breadth: 700 } as const;

/** How long a document that a program sends may be; those of the web client are known and not counted. */
export const mostTokens = 2_000;
