import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { menuPanelWords } from '#messages/submission/menuPanelWords.ts';
import type { LockFields_step$key } from '#web/__generated__/LockFields_step.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { useLockStep } from '#web/screens/Submission/panels/menu/useLockStep.ts';

/** Locks individual fields of a step. */
export function LockFields({ step: key }: { readonly step: LockFields_step$key }): ReactElement {
  const { id, lockedFields, step } = useFragment(
    graphql`
      fragment LockFields_step on ActiveStep {
        id
        lockedFields
        step {
          sections {
            fields {
              identity
              name
            }
          }
        }
      }
    `,
    key,
  );
  const [lock] = useLockStep();
  const fields = step.sections.flatMap((section) => section.fields);
  const withLock = (identity: string, isLocked: boolean): string[] => [
    ...lockedFields.filter((each) => each !== identity),
    ...(isLocked ? [identity] : []),
  ];
  return (
    <>
      <p>{menuPanelWords.lockAnswersHint}</p>
      {fields.map(({ identity, name }) => (
        <SavedCheckbox
          key={identity}
          label={name ?? ''}
          value={lockedFields.includes(identity)}
          save={(isLocked) => lock({ input: { activeStepId: id, lockedFields: withLock(identity, isLocked) } })}
        />
      ))}
    </>
  );
}
