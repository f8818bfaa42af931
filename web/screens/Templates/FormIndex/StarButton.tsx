import { useOptimistic, useTransition, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formsWords } from '#messages/form/formWords.ts';
import type { StarButton_form$key } from '#web/__generated__/StarButton_form.graphql.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useStarForm, useUnstarForm } from '#web/screens/Templates/FormIndex/useStarForm.ts';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Templates/FormIndex/FormCards.module.css';

interface StarButtonProps {
  readonly form: StarButton_form$key;
}

/** Stars a form, with an optimistic update that rolls back on failure. */
export function StarButton({ form }: StarButtonProps): ReactElement {
  const { id, name, isStarred } = useFragment(
    graphql`
      fragment StarButton_form on MasterTemplate {
        id
        name
        isStarred
      }
    `,
    form,
  );
  const [star] = useStarForm();
  const [unstar] = useUnstarForm();
  const [isOn, show] = useOptimistic(isStarred);
  const [, begin] = useTransition();
  const toggle = (): void =>
    begin(async () => {
      show(!isOn);
      const outcome = await (isOn ? unstar : star)({ input: { masterTemplateId: id } });
      const sentence = outcomeSentence(outcome);
      if (sentence !== null) flash(sentence, 'danger');
    });
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isOn}
      aria-label={formsWords.star(name)}
      onClick={toggle}
    >
      <Icon name="star" />
    </button>
  );
}
