import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isBlank } from '#domain/kernel/text.ts';
import { searchPageProblems } from '#domain/record/searchPage.ts';
import { searchPagesWords as words } from '#messages/filling/searchPageWords.ts';
import { slugButtonWords } from '#messages/team/teamWords.ts';
import type { SearchPageForm_team$key } from '#web/__generated__/SearchPageForm_team.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { SearchPageItems } from '#web/screens/Teams/SearchPages/SearchPageItems.tsx';
import { toSearchPageDraft, type SearchPageValues } from '#web/screens/Teams/SearchPages/searchPageValues.ts';
import { useSearchPageSlugState } from '#web/screens/Teams/SearchPages/useSearchPageSlugState.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface SearchPageFormProps<Done> {
  readonly title: string;
  readonly team: SearchPageForm_team$key;
  /** the page to change; null for a new one */
  readonly id: string | null;
  readonly initial: SearchPageValues;
  readonly send: (values: SearchPageValues, key: string) => Promise<Outcome<Done>>;
  readonly onDone: (departure: GuardedNavigation) => void;
}

const labels = { name: words.name, slug: words.slug, instructions: words.instructions, items: words.items };
const keepFromSaving = new Set(['invalid', 'checking', 'notAvailable']);

export function SearchPageForm<Done>(props: SearchPageFormProps<Done>): ReactElement {
  const { title, id, initial, send, onDone } = props;
  const team = useFragment(
    graphql`
      fragment SearchPageForm_team on Team {
        ...SearchPageItems_team
      }
    `,
    props.team,
  );
  const form = useForm({
    initial,
    labels,
    check: (values) => searchPageProblems(toSearchPageDraft(values)),
    send,
    onDone: (_done, _values, departure) => onDone(departure),
  });
  const { slug } = form.values;
  const state = useSearchPageSlugState(slug.trim().toLowerCase(), id === null ? null : initial.slug, id);
  const blocked = !isBlank(slug) && keepFromSaving.has(state) ? slugButtonWords[state] : null;
  return (
    <Cards>
      <Card title={title} isTitleHidden>
        <Form label={title} {...form.form}>
          <TextField {...form.field('name')} hint={words.nameHint} isSpellChecked />
          <TextField {...form.field('slug')} hint={words.slugHint} prefix={`${location.host}/search_pages/`} />
          <TextArea {...form.field('instructions')} hint={words.instructionsHint} isOptional />
          <SearchPageItems {...form.field('items')} hint={words.itemsHint} team={team} />
          <FormActions>
            <Button
              type="submit"
              variant="primary"
              isPending={form.isPending}
              pendingLabel={words.pending}
              blockedBecause={blocked}
            >
              {words.save}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </Cards>
  );
}
