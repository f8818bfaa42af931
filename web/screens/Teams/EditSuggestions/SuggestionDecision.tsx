import { useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { editSuggestionWords as words } from '#messages/entity/editSuggestionWords.ts';
import type { SuggestionDecision_request$key } from '#web/__generated__/SuggestionDecision_request.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { SuggestionTable } from '#web/screens/Teams/EditSuggestions/SuggestionTable.tsx';
import { useAcceptEntityEdits } from '#web/screens/Teams/EditSuggestions/useAcceptEntityEdits.ts';
import { useRejectEditSuggestion } from '#web/screens/Teams/EditSuggestions/useRejectEditSuggestion.ts';
import { useRejectEntityEdits } from '#web/screens/Teams/EditSuggestions/useRejectEntityEdits.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Teams/EditSuggestions/EditSuggestions.module.css';

/** The suggestions of a request, and whether they are accepted. */
export function SuggestionDecision({ request }: { readonly request: SuggestionDecision_request$key }): ReactElement {
  const { id, suggester, suggestions } = useFragment(
    graphql`
      fragment SuggestionDecision_request on EditSuggestionsRequest {
        id
        suggester {
          isContact
          user {
            name
          }
        }
        suggestions {
          suggestionId
          state
          isOutdated
          currentValue
          ...SuggestionTable_suggestions
        }
      }
    `,
    request,
  );
  const [acceptEdits] = useAcceptEntityEdits();
  const [rejectEdits] = useRejectEntityEdits();
  const [rejectOne] = useRejectEditSuggestion();
  const [addsContact, setAddsContact] = useState(false);
  const [overwrites, setOverwrites] = useState<ReadonlySet<string>>(new Set());
  const top = useRef<HTMLElement>(null);
  // The pressed button is gone after a decision.
  const follow = (): void => top.current?.focus();

  const open = suggestions.filter(({ state }) => state === 'open');
  const isUndecided = open.some(({ suggestionId, isOutdated }) => isOutdated && !overwrites.has(suggestionId));
  const overwritten = open
    .filter(({ suggestionId, isOutdated }) => isOutdated && overwrites.has(suggestionId))
    .map(({ suggestionId, currentValue: seen }) => ({ suggestionId, seen: seen ?? null }));
  const accepting = useAction(
    () => acceptEdits({ input: { requestId: id, addsContact, overwrites: overwritten } }),
    () => {
      flash(words.accepted);
      follow();
    },
  );
  const rejecting = useAction(
    () => rejectEdits({ input: { requestId: id, addsContact } }),
    () => {
      flash(words.rejected);
      follow();
    },
  );
  const rejectingOne = useAction(
    (suggestionId: string) => rejectOne({ input: { requestId: id, suggestionId } }),
    follow,
  );
  const choose = (suggestionId: string, isChosen: boolean): void => {
    const next = new Set(overwrites);
    if (isChosen) next.add(suggestionId);
    else next.delete(suggestionId);
    setOverwrites(next);
  };
  return (
    <section ref={top} tabIndex={-1} className={styles.decision} aria-label={words.suggestions}>
      {open.length === 0 && <Alert tone="success" title={words.allResolved} />}
      <SuggestionTable
        suggestions={suggestions}
        overwrites={overwrites}
        onOverwrite={choose}
        pending={rejectingOne.pending}
        onReject={rejectingOne.run}
      />
      <Refusal sentence={accepting.refusal ?? rejecting.refusal ?? rejectingOne.refusal} />
      {open.length > 0 && (
        <>
          {!suggester.isContact && (
            <Checkbox
              id="adding-contact"
              name="adding_poc"
              label={words.addContact(suggester.user.name)}
              hint={words.addContactHint}
              value={addsContact}
              onChange={setAddsContact}
            />
          )}
          <FormActions>
            <Button
              variant="primary"
              icon="check"
              isPending={accepting.pending !== null}
              pendingLabel={words.accepting}
              blockedBecause={isUndecided ? words.undecided : null}
              onPress={() => accepting.run(true)}
            >
              {words.accept}
            </Button>
            <Button
              isPending={rejecting.pending !== null}
              pendingLabel={words.rejecting}
              onPress={() => rejecting.run(true)}
            >
              {words.rejectAll}
            </Button>
          </FormActions>
        </>
      )}
    </section>
  );
}
