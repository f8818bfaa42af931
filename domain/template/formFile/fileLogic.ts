import { z } from 'zod';
import type { Comparator } from '#domain/form/logic/comparators.ts';
import { comparatorNames } from '#domain/form/logic/comparators.ts';
import { connectives, type Connective } from '#domain/form/logic/connectives.ts';
import { logicActions } from '#domain/form/logic/targets.ts';
import { line, reference } from '#domain/template/formFile/formFileTexts.ts';

export interface FileTest {
  readonly field?: string | undefined;
  readonly formula?: string | undefined;
  /** of the entity chosen in the field, the field that is tested, by name */
  readonly entityField?: string | undefined;
  readonly comparator: Comparator;
  readonly value: string | number;
  readonly connective?: Connective | undefined;
}

interface FileGroup {
  readonly conditions: readonly FileCondition[];
  readonly connective?: Connective | undefined;
}

export type FileCondition = FileTest | FileGroup;

const connective = z
  .enum(connectives)
  .optional()
  .meta({ description: 'How the condition is joined to the next one. Left out at the last one.' });
const compared = {
  comparator: z.enum(comparatorNames),
  value: z
    .union([z.string().min(1).max(1_000), z.number()])
    .meta({ description: 'The name of an option, a number, or an amount of money in dollars as text.' }),
  connective,
};

const condition: z.ZodType<FileCondition> = z.lazy(() =>
  z.union([
    z.strictObject({
      field: reference.meta({ description: 'The key of a field.' }),
      entityField: line.optional().meta({ description: 'A field of the entity that is chosen in the field, by name.' }),
      ...compared,
    }),
    z.strictObject({ formula: reference.meta({ description: 'The key of a formula.' }), ...compared }),
    z.strictObject({ conditions: z.array(condition).min(1), connective }),
  ]),
);

export const fileLogic = z
  .strictObject({ action: z.enum(logicActions), conditions: z.array(condition).min(1) })
  .nullable()
  .default(null)
  .meta({ description: 'When this part applies, or null if it always does.' });

export type FileLogic = NonNullable<z.output<typeof fileLogic>>;
