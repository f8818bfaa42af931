// Periods are read by SavedPeriod.tsx.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { termsWords } from '#messages/form/outputEditorWords.ts';
import type { OutputTerms_output$key } from '#web/__generated__/OutputTerms_output.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import type { Outcome } from '#web/relay/Outcome.ts';
import { ReminderList } from '#web/screens/Templates/Outputs/ReminderList.tsx';
import { SavedPeriod } from '#web/screens/Templates/Outputs/SavedPeriod.tsx';
import { useUpdateConfiguredOutput } from '#web/screens/Templates/Outputs/useUpdateConfiguredOutput.ts';
import styles from '#web/screens/Templates/Outputs/OutputTerms.module.css';

export interface NamedStep {
  readonly id: string;
  readonly name: string;
}

interface OutputTermsProps {
  readonly output: OutputTerms_output$key;
  /** the draft's steps in order */
  readonly steps: readonly NamedStep[];
}

const year = { value: 1, unit: 'years' } as const;

/** When an output is issued, how long it is valid, and how it is renewed. */
export function OutputTerms({ output, steps }: OutputTermsProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment OutputTerms_output on ConfiguredOutput {
        id
        autofill
        checkShowsHolder
        issuedOnStep {
          id
        }
        expires
        expiresAfter {
          value
          unit
        }
        renewable
        renewalOpens {
          value
          unit
        }
        renewalCloses {
          value
          unit
        }
        ...ReminderList_output
      }
    `,
    output,
  );
  const {
    id,
    autofill,
    checkShowsHolder,
    issuedOnStep,
    expires,
    expiresAfter,
    renewable,
    renewalOpens,
    renewalCloses,
  } = data;
  const [updateConfiguredOutput] = useUpdateConfiguredOutput();
  const set = (settings: object): Promise<Outcome<unknown>> =>
    updateConfiguredOutput({ input: { outputId: id, settings } });
  return (
    <div className={styles.terms}>
      <SavedSelect
        label={termsWords.issued}
        value={issuedOnStep?.id ?? ''}
        options={[
          { value: '', label: termsWords.atTheEnd },
          ...steps.map(({ id: value, name }) => ({ value, label: termsWords.afterStep(name) })),
        ]}
        save={(stepId) => set({ issuedOnStepId: stepId || null })}
      />
      <SavedCheckbox
        label={termsWords.showsHolder}
        hint={termsWords.showsHolderHint}
        value={checkShowsHolder}
        save={(isOn) => set({ checkShowsHolder: isOn })}
      />
      <SavedCheckbox
        label={termsWords.expires}
        value={expires}
        save={(isOn) =>
          set(
            isOn
              ? { expires: true, expiresAfter: expiresAfter ?? year }
              : // an output that never expires can't be renewed
                { expires: false, renewable: false, reminders: [] },
          )
        }
      />
      {expires && (
        <>
          <div className={styles.period}>
            <SavedPeriod
              label={termsWords.expiresAfter}
              value={expiresAfter}
              save={(period) => set({ expiresAfter: period })}
            />
          </div>
          <SavedCheckbox
            label={termsWords.renewable}
            value={renewable}
            save={(isOn) => set(isOn ? { renewable: true } : { renewable: false, reminders: [] })}
          />
        </>
      )}
      {expires && renewable && (
        <>
          <div className={styles.period}>
            <SavedPeriod
              label={termsWords.opens}
              hint={termsWords.opensHint}
              value={renewalOpens}
              isOptional
              save={(period) => set({ renewalOpens: period })}
            />
          </div>
          <div className={styles.period}>
            <SavedPeriod
              label={termsWords.closes}
              hint={termsWords.closesHint}
              value={renewalCloses}
              isOptional
              save={(period) => set({ renewalCloses: period })}
            />
          </div>
          <SavedCheckbox
            label={termsWords.autofill}
            hint={termsWords.autofillHint}
            value={autofill}
            save={(isOn) => set({ autofill: isOn })}
          />
          <ReminderList output={data} />
        </>
      )}
    </div>
  );
}
