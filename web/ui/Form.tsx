import { useEffect, useRef, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { Alert } from '#web/ui/Alert.tsx';
import { ErrorSummary, type Mistake } from '#web/ui/ErrorSummary.tsx';
import styles from '#web/ui/Form.module.css';

export interface FormProps {
  readonly label: string;
  readonly mistakes: readonly Mistake[];
  /** What stands above the mistakes, where the usual words do not. */
  readonly problem?: string;
  /** What a rule or the way there refused, about the whole form. */
  readonly refusal: string | null;
  readonly refusalTitle?: string | undefined;
  /** Grows with each attempt that failed: then the summary takes the focus, also when it says the same again. */
  readonly failures: number;
  readonly isEdited: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Says what is wrong in words of its own, never the browser's, and only after an attempt. */
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
    <form className={styles.form} aria-label={label} noValidate onSubmit={submit} data-edited={isEdited || undefined}>
      {(refusal !== null || mistakes.length > 0) && (
        <div ref={top} tabIndex={-1} className={styles.top}>
          {mistakes.length > 0 && <ErrorSummary mistakes={mistakes} title={problem} />}
          {refusal !== null && (
            <Alert tone="danger" title={refusalTitle} isLive>
              {refusal}
            </Alert>
          )}
        </div>
      )}
      {children}
    </form>
  );
}

/** The buttons at the end of a form, the one that goes on first. */
export function FormActions({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.actions}>{children}</div>;
}
