import { beforeAll, expect, it } from 'vitest';
import { makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { addToForm, makePerson } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let form: TestForm;
beforeAll(async () => {
  form = await makeDraft(api);
});

const payload = 'masterTemplate { faqs { question } writtenFaqs { id question answer position } }';
const act = (mutation: string, input: object, who: Visitor = form.writer) =>
  api.attemptByName(who, mutation, { ...input }, payload);
const create = (question: string, more: object = {}) =>
  act('createFaq', { masterTemplateId: form.formId, question, ...more });
const questions = (faqs: readonly { question: string }[]): string[] => faqs.map(({ question }) => question);

it('are listed in order, and can be edited, moved, and deleted', async () => {
  await create('What does it cost?', { answer: '<p>Nothing.<script>x</script></p>' });
  await create('How long does it take?');
  const { data } = await create(' Who   may? ', { position: 0 });
  const { writtenFaqs: faqs } = data.createFaq.masterTemplate;
  expect(questions(faqs)).toEqual(['Who may?', 'What does it cost?', 'How long does it take?']);
  expect(faqs[1].answer).toBe('<p>Nothing.</p>');
  const [who, cost] = faqs;
  const moved = await act('reorderFaq', { faqId: who.id, position: 9 });
  expect(questions(moved.data.reorderFaq.masterTemplate.writtenFaqs)).toEqual([
    'What does it cost?',
    'How long does it take?',
    'Who may?',
  ]);
  const changed = await act('updateFaq', { faqId: who.id, answer: '<p>Everybody.</p>' });
  expect(changed.data.updateFaq.masterTemplate.writtenFaqs[2]).toMatchObject({
    question: 'Who may?',
    answer: '<p>Everybody.</p>',
  });
  const gone = await act('deleteFaq', { faqId: cost.id });
  expect(gone.data.deleteFaq.masterTemplate.writtenFaqs).toMatchObject([{ position: 0 }, { position: 1 }]);
  expect((await act('deleteFaq', { faqId: cost.id })).messages).not.toEqual([]);
  expect((await create('  ')).refusal).toEqual({ question: 'blank' });
});

it("can't be overwritten by someone who started from an older text", async () => {
  const { data } = await create('Who pays?', { answer: '<p>You.</p>' });
  const faqId = data.createFaq.masterTemplate.writtenFaqs.at(-1).id;
  const write = (texts: object, seen: object) => act('updateFaq', { faqId, ...texts, seen });
  expect((await write({ question: 'Who pays it?' }, { question: 'Who pays?' })).refusal).toBeNull();
  expect((await write({ question: 'Who owes it?' }, { question: 'Who pays?' })).refusal).toBe('textChanged');
  expect((await write({ answer: '<p>We.</p>' }, { answer: null })).refusal).toBe('textChanged');
  expect((await write({ answer: '<p>We.</p>' }, { answer: '<p>You.</p>' })).refusal).toBeNull();
  await act('deleteFaq', { faqId });
});

it('can be read by everyone who sees the form, and changed by its writers', async () => {
  const { data } = await create('Where?');
  const { id } = data.createFaq.masterTemplate.writtenFaqs.at(-1);
  const reader = await makePerson(api.services);
  await addToForm(api.services, form.team.id, form.formId.split(':')[1] ?? '', reader, 1);
  const stranger = await makePerson(api.services);
  const text = 'query ($id: ID!) { node(id: $id) { ... on MasterTemplateFaq { question } } }';
  expect((await api.ask(reader, text, { id })).data.node).toEqual({ question: 'Where?' });
  expect((await api.ask(stranger, text, { id })).data.node).toBeNull();
  for (const who of [reader, stranger])
    expect((await act('updateFaq', { faqId: id, question: 'Mine?' }, who)).messages).toHaveLength(1);
});

it("are public once answered, and until then are visible to the form's members", async () => {
  const { team, writer } = form;
  const published = await publishedForm(api.services, team.id, [{ name: 'Apply', external: true }]);
  await addToForm(api.services, team.id, published.formId, writer, 2);
  const masterTemplateId = `MasterTemplate:${published.formId}`;
  await act('createFaq', { masterTemplateId, question: 'Which fee?', answer: '<p>None.</p>' });
  const { data } = await act('createFaq', { masterTemplateId, question: 'What is next?' });
  const waiting = data.createFaq.masterTemplate.writtenFaqs[1];
  const stranger = await makePerson(api.services);
  const { slug } = await api.services.db.masterTemplate.findUniqueOrThrow({ where: { id: published.formId } });
  const read = (who: Visitor, list: string) => {
    const text = `query ($teamSlug: String!, $slug: String!) {
      publicForm(teamSlug: $teamSlug, slug: $slug) { ${list} { question } } }`;
    return api.ask(who, text, { teamSlug: team.slug, slug });
  };
  for (const who of [writer, stranger])
    expect((await read(who, 'faqs')).data.publicForm.faqs).toEqual([{ question: 'Which fee?' }]);
  expect((await read(writer, 'writtenFaqs')).data.publicForm.writtenFaqs).toHaveLength(2);
  expect((await read(stranger, 'writtenFaqs')).messages).toHaveLength(1);
  const one = 'query ($id: ID!) { node(id: $id) { id } }';
  expect((await api.ask(writer, one, { id: waiting.id })).data.node).toEqual({ id: waiting.id });
  expect((await api.ask(stranger, one, { id: waiting.id })).data.node).toBeNull();
});
