// The query updates the store for the values.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useEntityEditsQuery } from '#web/__generated__/useEntityEditsQuery.graphql.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useSubmitOnce } from '#web/parts/form/useSubmitOnce.ts';
import { inputDraft, saveInputDraft } from '#web/parts/inputDrafts.ts';
import {
  changesIn,
  chooseText,
  conflictsIn,
  editText,
  shownText,
  type EntityEdits,
} from '#web/screens/Teams/Entities/entityEditing.ts';
import { useUpdateEntity } from '#web/screens/Teams/Entities/useUpdateEntity.ts';

export interface EditedEntity {
  readonly id: string;
  /** the stored texts by the name of the value */
  readonly current: Readonly<Record<string, string>>;
  /** global IDs of the fields by the name of their value */
  readonly fieldIds: ReadonlyMap<string, string>;
}

/** The edits in progress. They are kept in this tab until they are saved or canceled. */
export function useEntityEdits({ id, current, fieldIds }: EditedEntity, onSaved: () => void) {
  const environment = useRelayEnvironment();
  const draftKey = `entity.${id}`;
  const [edits, setEdits] = useState<EntityEdits>(() => (inputDraft(draftKey) as EntityEdits | null) ?? {});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const { isPending, submitOnce } = useSubmitOnce();
  const { keyFor, answered } = useIdempotencyKey();
  const [updateEntity] = useUpdateEntity();
  useEffect(() => {
    saveInputDraft(draftKey, Object.keys(edits).length === 0 ? null : edits);
  }, [draftKey, edits]);
  const conflicts = conflictsIn(edits, current);
  const changes = changesIn(edits, current);

  const end = (): void => {
    setEdits({});
    setErrors({});
    setRefusal(null);
    setFailures(0);
  };
  const refuse = (found: Readonly<Record<string, string>>, sentence: string | null): void => {
    setErrors(found);
    setRefusal(sentence);
    setFailures((count) => count + 1);
  };
  const attempt = async (): Promise<void> => {
    const [name, note] = [changes.get('name') ?? null, changes.get('note') ?? null];
    const values = [...changes].flatMap(([key, change]) => {
      const fieldId = fieldIds.get(key);
      return fieldId === undefined ? [] : [{ fieldId, ...change }];
    });
    const wanted = { entityId: id, name, note, values };
    const outcome = await updateEntity({ input: { ...wanted, idempotencyKey: keyFor(wanted) } });
    if (outcome.kind === 'failed') return refuse({}, outcomeSentence(outcome));
    answered();
    if (outcome.kind === 'done') {
      end();
      return onSaved();
    }
    if (outcome.kind === 'invalid')
      return refuse(Object.fromEntries(outcome.problems.map(({ path, message }) => [path, message])), null);
    // someone else saved first: with the current values, both are shown to choose from
    if (outcome.code === 'entityValueChanged')
      await fetchQuery<useEntityEditsQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).toPromise();
    return refuse({}, outcome.message);
  };
  return {
    ...{ conflicts, errors, refusal, failures, isPending },
    isEdited: changes.size > 0,
    hasEdits: Object.keys(edits).length > 0,
    textOf: (name: string): string => shownText(edits, current, name),
    edit: (name: string, mine: string): void => {
      setEdits((before) => editText(before, current, name, mine));
      setErrors(({ [name]: _fixed, ...others }) => others);
    },
    choose: (name: string, whose: 'mine' | 'theirs'): void => {
      setEdits((before) => chooseText(before, current, name, whose));
      setRefusal(null);
    },
    save: (): void => {
      void submitOnce(attempt);
    },
    cancel: end,
  };
}

const query = graphql`
  query useEntityEditsQuery($id: ID!) {
    node(id: $id) {
      ... on Entity @alias(as: "entity") {
        ...EntityInformation_entity
      }
    }
  }
`;
