import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';
import type { FormValues } from '#web/parts/form/formState.ts';

/** Validator for forms that only require these fields. */
export const requireFields =
  <Name extends string>(...names: readonly Name[]) =>
  (values: Pick<FormValues, Name>): readonly Problem[] =>
    names
      .filter((name) => {
        const value = values[name];
        return typeof value === 'string' && isBlank(value);
      })
      .map((path) => ({ path, code: 'blank' }));
