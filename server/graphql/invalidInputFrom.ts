import { InvalidInput } from '#domain/kernel/refusal.ts';
import { refusalKinds, type RefusalCode } from '#domain/kernel/refusalKinds.ts';

interface SchemaIssue {
  readonly message: string;
  /** The limit that was exceeded. */
  readonly maximum?: unknown;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

const isCode = (text: string): text is RefusalCode => Object.hasOwn(refusalKinds, text);

/** Input schemas use a refusal code as their message. Zod's own messages become `malformed`. */
export function invalidInputFrom(failure: { readonly issues: readonly SchemaIssue[] }): InvalidInput {
  return new InvalidInput(
    failure.issues.map(({ path = [], message, maximum }) => ({
      path: path
        .map((part) => String(typeof part === 'object' ? part.key : part))
        .filter((part, index) => index > 0 || part !== 'input')
        .join('.'),
      code: isCode(message) ? message : 'malformed',
      ...(isCode(message) && typeof maximum === 'number' && { params: { max: maximum } }),
    })),
  );
}
