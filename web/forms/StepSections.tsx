import { Suspense, type ReactElement } from 'react';
import { sectionableOf, type FormSection } from '#domain/form/Form.ts';
import { FieldRow } from '#web/forms/FieldRow.tsx';
import { FieldSkeleton } from '#web/forms/FieldSkeleton.tsx';
import type { FormSession } from '#web/forms/FormSession.ts';
import { useSectionVisible } from '#web/forms/useFieldState.ts';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from '#web/forms/StepSections.module.css';

/** Hints by field identity and instructions by section identity. */
export interface StepInstructions {
  readonly hints: ReadonlyMap<string, string>;
  readonly instructions: ReadonlyMap<string, string>;
}

interface StepSectionsProps {
  readonly formSession: FormSession;
  readonly stepIdentity: string;
  readonly guidance: StepInstructions;
  readonly isReadOnly: boolean;
  readonly lockedFields: ReadonlySet<string>;
  /** note on individually locked fields */
  readonly lockedNote: string;
  readonly notedFields: ReadonlySet<string>;
  /** fields whose answers the reader may not see */
  readonly hiddenFields: ReadonlySet<string>;
}

export function StepSections({ formSession, stepIdentity, ...shared }: StepSectionsProps): ReactElement {
  const { sections, name } = sectionableOf(formSession.form, stepIdentity) ?? nowhere;
  const { from, to } = sections;
  return (
    <div className={styles.sections}>
      {formSession.form.sections.slice(from, to).map((section) => (
        <Section key={section.identity} formSession={formSession} section={section} stepName={name} {...shared} />
      ))}
    </div>
  );
}

const nowhere = { sections: { from: 0, to: 0 }, name: '' };

type SectionProps = Omit<StepSectionsProps, 'stepIdentity'> & {
  readonly section: FormSection;
  readonly stepName: string;
};

function Section({
  formSession,
  section,
  stepName,
  guidance,
  isReadOnly,
  lockedFields,
  lockedNote,
  notedFields,
  hiddenFields,
}: SectionProps): ReactElement | null {
  const isShown = useSectionVisible(formSession, section.identity);
  const instructions = guidance.instructions.get(section.identity);
  if (!isShown) return null;
  // The step's heading already shows the name.
  const ownName = section.name === stepName ? '' : section.name;
  return (
    <section className={styles.section} aria-label={ownName || undefined} data-read={isReadOnly || undefined}>
      {ownName && <h3 className={styles.title}>{ownName}</h3>}
      {instructions !== undefined && <SafeHtml html={instructions} />}
      {formSession.form.fields.slice(section.fields.from, section.fields.to).map((field) => (
        <Suspense
          key={field.identity}
          fallback={
            isReadOnly ? (
              <Skeleton shape="control" />
            ) : (
              <FieldSkeleton field={field} hint={guidance.hints.get(field.identity) ?? null} />
            )
          }
        >
          <FieldRow
            formSession={formSession}
            field={field}
            hint={guidance.hints.get(field.identity) ?? null}
            isReadOnly={isReadOnly || lockedFields.has(field.identity)}
            isHidden={hiddenFields.has(field.identity)}
            note={notedFields.has(field.identity) ? lockedNote : null}
          />
        </Suspense>
      ))}
    </section>
  );
}
