import { useEffect, useRef, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { ErrorSummary, type ErrorSummaryItem } from '#web/ui/ErrorSummary.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/ui/Form.module.css';

export interface FormProps {
  /** null inside a region that names it, because two forms on a page must not have the same name */
  readonly label: string | null;
  readonly mistakes: readonly ErrorSummaryItem[];
  /** replaces the default heading above the errors */
  readonly problem?: string;
  /** a refusal or network error about the whole form */
  readonly refusal: string | null;
  readonly refusalTitle?: string | undefined;
  /** Number of failed attempts. Each increase moves focus to the summary, even if the errors are the same. */
  readonly failures: number;
  readonly isEdited: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Form with its own error messages instead of the browser's, shown only after a submit. */
export function Form(props: FormProps): ReactElement {
  const { label, mistakes, problem, refusal, refusalTitle, failures, isEdited, onSubmit, children } = props;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) top.current?.focus();
  }, [failures]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className={styles.form}
      aria-label={label ?? undefined}
      noValidate
      onSubmit={submit}
      data-edited={isEdited || undefined}
    >
      {(refusal !== null || mistakes.length > 0) && (
        <div ref={top} tabIndex={-1} className={styles.top}>
          {mistakes.length > 0 && <ErrorSummary mistakes={mistakes} title={problem} />}
          <Refusal sentence={refusal} title={refusalTitle} />
        </div>
      )}
      {children}
    </form>
  );
}

/** Buttons at the end of a form, primary first. */
export function FormActions({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.actions}>{children}</div>;
}
