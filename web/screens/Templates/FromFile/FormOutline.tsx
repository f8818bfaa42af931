import type { ReactElement } from 'react';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import { kindWords } from '#messages/form/kindWords.ts';
import {
  keptQuestions,
  sectionsOfForm,
  type EditedForm,
  type SectionOfForm,
} from '#web/screens/Templates/FromFile/editedForm.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

/** The steps, sections, and questions that the form will have. */
export function FormOutline({ form }: { readonly form: EditedForm }): ReactElement {
  const sections = sectionsOfForm(form).filter((section) => keptQuestions(section).length > 0);
  const steps: SectionOfForm[][] = [];
  for (const section of sections) {
    const step = steps.at(-1);
    if (step && !section.startsStep) step.push(section);
    else steps.push([section]);
  }
  return (
    <section className={styles.outline} aria-label={words.outline}>
      <h3>{words.outline}</h3>
      {steps.map((ofStep, place) => (
        <div key={ofStep[0]?.key} className={styles.outlineStep}>
          <p className={styles.soft}>{words.step(place + 1)}</p>
          {ofStep.map((section) => (
            <div key={section.key}>
              <h4>{section.name}</h4>
              <ul className={styles.outlineList}>
                {keptQuestions(section).map(({ key, name, dataType, isRequired }) => (
                  <li key={key}>
                    <Icon name={kindWords[dataType].icon} size={16} />
                    <span className={styles.outlineName}>{name}</span>
                    <span className={styles.soft}>
                      {isRequired ? `${kindWords[dataType].name}, ${words.requiredFact}` : kindWords[dataType].name}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
