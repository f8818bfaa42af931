import type { ReactElement } from 'react';

import { sectionableOf, type FormSection } from '#domain/form/Form.ts';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

import { FieldRow } from './FieldRow.tsx';
import type { FillIn } from './FillIn.ts';
import styles from './StepSections.module.css';
import { useSectionShown } from './useFieldStanding.ts';

/** What is written around the fields: hints by field and instructions by section, found by their identities. */
export interface Guidance {
  readonly hints: ReadonlyMap<string, string>;
  readonly instructions: ReadonlyMap<string, string>;
}

interface StepSectionsProps {
  readonly fillIn: FillIn;
  readonly stepIdentity: string;
  readonly guidance: Guidance;
  readonly isReadOnly: boolean;
  readonly lockedFields: ReadonlySet<string>;
}

/** All questions of a step, in their sections. */
export function StepSections({ fillIn, stepIdentity, ...shared }: StepSectionsProps): ReactElement {
  const { from, to } = sectionableOf(fillIn.form, stepIdentity)?.sections ?? { from: 0, to: 0 };
  return (
    <div className={styles.sections}>
      {fillIn.form.sections.slice(from, to).map((section) => (
        <Section key={section.identity} fillIn={fillIn} section={section} {...shared} />
      ))}
    </div>
  );
}

type SectionProps = Omit<StepSectionsProps, 'stepIdentity'> & { readonly section: FormSection };

function Section({ fillIn, section, guidance, isReadOnly, lockedFields }: SectionProps): ReactElement | null {
  const isShown = useSectionShown(fillIn, section.identity);
  const instructions = guidance.instructions.get(section.identity);
  if (!isShown) return null;
  return (
    <section className={styles.section} aria-label={section.name || undefined}>
      {section.name && <h3 className={styles.title}>{section.name}</h3>}
      {instructions !== undefined && <SafeHtml html={instructions} />}
      {fillIn.form.fields.slice(section.fields.from, section.fields.to).map((field) => (
        <FieldRow
          key={field.identity}
          fillIn={fillIn}
          field={field}
          hint={guidance.hints.get(field.identity) ?? null}
          isReadOnly={isReadOnly || lockedFields.has(field.identity)}
        />
      ))}
    </section>
  );
}
