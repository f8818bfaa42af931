import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formAuthorityWords as words } from '#messages/form/formWords.ts';
import type { FormAuthorities_form$key } from '#web/__generated__/FormAuthorities_form.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { Person } from '#web/parts/team/Person.tsx';
import { useAddTemplateAuthority } from '#web/screens/Templates/Configuration/useAddTemplateAuthority.ts';
import { useRemoveTemplateAuthority } from '#web/screens/Templates/Configuration/useRemoveTemplateAuthority.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Templates/Configuration/FormAuthorities.module.css';

/** Who approves refunds of the form, where the team requires a second person. */
export function FormAuthorities({ form }: { readonly form: FormAuthorities_form$key }): ReactElement {
  const {
    id: masterTemplateId,
    authorities,
    memberships,
  } = useFragment(
    graphql`
      fragment FormAuthorities_form on MasterTemplate {
        id
        authorities {
          id
          contact {
            id
            name
            ...Person_contact
          }
        }
        memberships {
          contact {
            id
            name
          }
        }
      }
    `,
    form,
  );
  const fieldId = useId();
  const [chosen, choose] = useState('');
  const [addTemplateAuthority] = useAddTemplateAuthority();
  const [removeTemplateAuthority] = useRemoveTemplateAuthority();
  const named = new Set(authorities.map(({ contact }) => contact.id));
  const others = memberships.flatMap(({ contact }) => (named.has(contact.id) ? [] : [contact]));
  const nameOf = (id: string): string => memberships.find(({ contact }) => contact.id === id)?.contact.name ?? '';
  const adding = useAction(
    (userId: string) => addTemplateAuthority({ input: { masterTemplateId, userId } }),
    (_done, userId) => {
      choose('');
      flash(words.added(nameOf(userId)));
    },
  );
  const removing = useAction(
    (authorityId: string) => removeTemplateAuthority({ input: { authorityId } }),
    () => flash(words.removed),
  );
  const refusal = adding.refusal ?? removing.refusal;
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      <Refusal sentence={refusal} />
      {authorities.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.people} aria-label={words.title}>
          {authorities.map(({ id, contact }) => (
            <li key={id} className={styles.person}>
              <Person contact={contact} />
              <Button
                variant="quiet"
                icon="close"
                label={words.removeNamed(contact.name)}
                isPending={removing.pending === id}
                onPress={() => removing.run(id)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className={styles.add}>
          <Select
            id={fieldId}
            name={fieldId}
            label={words.add}
            value={chosen}
            options={[
              { value: '', label: words.choose },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={choose}
          />
          <Button
            isPending={adding.pending !== null}
            blockedBecause={chosen === '' ? words.choose : null}
            isReasonShown={false}
            onPress={() => adding.run(chosen)}
          >
            {words.addOne}
          </Button>
        </div>
      )}
    </Card>
  );
}
