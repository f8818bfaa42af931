import type { ReactElement } from 'react';
import type { FormField } from '#domain/form/Form.ts';
import { fieldElementId } from '#web/forms/FieldRow.tsx';
import { fieldViews } from '#web/forms/fieldViews.ts';
import { Field } from '#web/ui/Field.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from '#web/forms/FieldRow.module.css';

interface RowSkeletonProps {
  readonly field: FormField;
  readonly hint: string | null;
}

/** Placeholder with the height of the input that is loading. */
export function FieldSkeleton({ field, hint }: RowSkeletonProps): ReactElement {
  const { limits, hasNote } = fieldViews[field.dataType];
  return (
    <div className={styles.row}>
      <Field
        id={fieldElementId(field.identity)}
        label={field.name}
        hint={[hint, limits(field)].filter(Boolean).join(' ') || null}
        isOptional={!field.required}
      >
        <Skeleton shape="control" />
        {hasNote && <Skeleton width="third" />}
      </Field>
    </div>
  );
}
