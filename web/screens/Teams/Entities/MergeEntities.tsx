import { Suspense, useState, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { entityMergeWords as words } from '#messages/entity/entityMergeWords.ts';
import { entityPageWords } from '#messages/entity/entityPageWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import type { MergeEntitiesQuery } from '#web/__generated__/MergeEntitiesQuery.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useMergeEntities } from '#web/screens/Teams/Entities/useMergeEntities.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

interface MergeEntitiesProps {
  readonly survivorId: string;
  readonly survivorName: string;
  readonly mergedId: string;
  readonly onClose: () => void;
}

/** Chooses the values to keep, where two entities differ, and merges them. */
export function MergeEntities(props: MergeEntitiesProps): ReactElement {
  return (
    <Dialog title={words.dialogTitle(props.survivorName)} isOpen onClose={props.onClose}>
      <Suspense fallback={<p>{uiWords.loading(words.both)}</p>}>
        <MergeForm {...props} />
      </Suspense>
    </Dialog>
  );
}

/** One value in which the two differ. */
interface Difference {
  readonly at: string;
  readonly label: string;
  readonly fieldId: string | null;
  /** the stored texts and what people read, of the survivor and of the other one */
  readonly stored: readonly [string, string];
  readonly shown: readonly [string, string];
}

function MergeForm({ survivorId, mergedId, onClose }: MergeEntitiesProps): ReactElement {
  const { survivor: one, merged: other } = useLazyLoadQuery<MergeEntitiesQuery>(
    graphql`
      query MergeEntitiesQuery($survivorId: ID!, $mergedId: ID!) {
        survivor: node(id: $survivorId) {
          ... on Entity @alias(as: "entity") {
            name
            note
            customEntity {
              nameField {
                id
              }
            }
            values {
              field {
                id
                name
              }
              value
              text
            }
          }
        }
        merged: node(id: $mergedId) {
          ... on Entity @alias(as: "entity") {
            name
            note
            values {
              field {
                id
              }
              value
              text
            }
          }
        }
      }
    `,
    { survivorId, mergedId },
    { fetchPolicy: 'network-only' },
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, 'survivor' | 'merged'>>>({});
  const [mergeEntities] = useMergeEntities();
  const { keyFor, answered } = useIdempotencyKey();
  const differences = differencesOf(one?.entity, other?.entity);
  const sideOf = ({ at, stored }: Difference) => chosen[at] ?? (stored[0] === '' ? 'merged' : 'survivor');
  const merging = useAction(
    async (id: string) => {
      const taken = differences.filter((difference) => sideOf(difference) === 'merged');
      const textOf = (at: string): string | null => taken.find((difference) => difference.at === at)?.stored[1] ?? null;
      const wanted = {
        ...{ survivorId, mergedId: id, name: textOf('name'), note: textOf('note') },
        values: taken.flatMap(({ fieldId, stored }) => (fieldId === null ? [] : [{ fieldId, value: stored[1] }])),
      };
      const outcome = await mergeEntities({ input: { ...wanted, idempotencyKey: keyFor(wanted) } });
      if (outcome.kind !== 'failed') answered();
      return outcome;
    },
    () => {
      onClose();
      flash(words.done);
    },
  );
  if (!one?.entity || !other?.entity) return <p>{words.gone}</p>;
  return (
    <div className={styles.adding}>
      <p>{words.effect(other.entity.name)}</p>
      {differences.length === 0 && <p>{words.noDifference}</p>}
      {differences.map((difference) => (
        <RadioGroup
          key={difference.at}
          id={`merge-${difference.at}`}
          name={`merge-${difference.at}`}
          label={difference.label}
          value={sideOf(difference)}
          options={[
            { value: 'survivor', label: difference.shown[0] || words.empty },
            { value: 'merged', label: difference.shown[1] || words.empty },
          ]}
          onChange={(side) => setChosen({ ...chosen, [difference.at]: side === 'merged' ? 'merged' : 'survivor' })}
        />
      ))}
      <Refusal sentence={merging.refusal} />
      <FormActions>
        <Button
          variant="primary"
          isPending={merging.pending !== null}
          pendingLabel={words.pending}
          onPress={() => merging.run(mergedId)}
        >
          {words.confirm}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {uiWords.cancel}
        </Button>
      </FormActions>
    </div>
  );
}

type Survivor = NonNullable<NonNullable<MergeEntitiesQuery['response']['survivor']>['entity']>;
type Merged = NonNullable<NonNullable<MergeEntitiesQuery['response']['merged']>['entity']>;

/** A name that follows a field is chosen with that field. */
function differencesOf(one: Survivor | null | undefined, other: Merged | null | undefined): readonly Difference[] {
  if (!one || !other) return [];
  const others = new Map(other.values.map((value) => [value.field.id, value]));
  const texts = (at: string, label: string, stored: readonly [string, string]): Difference => {
    return { at, label, fieldId: null, stored, shown: stored };
  };
  return [
    ...(one.customEntity?.nameField ? [] : [texts('name', entityPageWords.name, [one.name, other.name])]),
    ...one.values.map(({ field, value, text }): Difference => {
      const theirs = others.get(field.id);
      return {
        ...{ at: field.id, label: field.name, fieldId: field.id },
        stored: [value ?? '', theirs?.value ?? ''],
        shown: [text, theirs?.text ?? ''],
      };
    }),
    texts('note', entityPageWords.notes, [one.note ?? '', other.note ?? '']),
  ].filter(({ stored: [mine, theirs] }) => mine !== theirs);
}
