import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { customIdProblems, renderCustomId } from '#domain/template/customId.ts';
import { numberingWords as words } from '#messages/form/formSettingsWords.ts';
import type { Numbering_form$key } from '#web/__generated__/Numbering_form.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useNow } from '#web/parts/useNow.ts';
import { IdentifierField } from '#web/screens/Templates/Configuration/IdentifierField.tsx';
import { useRemoveCustomId } from '#web/screens/Templates/Configuration/useRemoveCustomId.ts';
import { useSetCustomId } from '#web/screens/Templates/Configuration/useSetCustomId.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/Configuration/FormAuthorities.module.css';

/** Example submission number. */
const sample = 42;

/** How submissions are identified: by an answer, and by a custom number format. */
export function Numbering({ form }: { readonly form: Numbering_form$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment Numbering_form on MasterTemplate {
        id
        customIds {
          id
          pattern
        }
        ...IdentifierField_form
      }
    `,
    form,
  );
  const today = useNow().toISOString().slice(0, 10);
  const [setCustomId] = useSetCustomId();
  const [removeCustomId] = useRemoveCustomId();
  const removing = useAction(
    (customIdId: string) => removeCustomId({ input: { customIdId } }),
    () => flash(words.removed),
  );
  const adding = useForm({
    initial: { pattern: '' },
    labels: { pattern: words.pattern },
    check: ({ pattern }) => customIdProblems(pattern.trim()),
    send: ({ pattern }) => setCustomId({ input: { masterTemplateId: data.id, pattern: pattern.trim() } }),
    onDone: () => {
      adding.replace({ pattern: '' });
      flash(words.added);
    },
  });
  const typed = adding.values.pattern.trim();
  const isExample = typed !== '' && customIdProblems(typed).length === 0;
  return (
    <Card title={words.title}>
      <IdentifierField form={data} />
      <h3>{words.customIds}</h3>
      <p>{data.customIds.length === 0 ? words.none : words.customIdsLead}</p>
      <Refusal sentence={removing.refusal} />
      {data.customIds.length > 0 && (
        <ul className={styles.people} aria-label={words.customIds}>
          {data.customIds.map(({ id, pattern }, place) => (
            <li key={id} className={styles.person}>
              <span className={styles.line}>
                <strong>{pattern}</strong>
                <span>{words.example(renderCustomId(pattern, today, sample))}</span>
                {place === 0 && <Badge tone="info">{words.counts}</Badge>}
              </span>
              <Button
                variant="quiet"
                icon="close"
                label={words.removeNamed(pattern)}
                isPending={removing.pending === id}
                onPress={() => removing.run(id)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Form label={words.pattern} {...adding.form}>
        <TextField
          {...adding.field('pattern')}
          hint={isExample ? words.example(renderCustomId(typed, today, sample)) : words.patternHint}
          maxLength={60}
        />
        <FormActions>
          <Button type="submit" isPending={adding.isPending}>
            {words.add}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
