import { getRequest, type GraphQLTaggedNode } from 'relay-runtime';
import { expect, test } from 'vitest';
import AccessPanelNode from '#web/__generated__/AccessPanelQuery.graphql.ts';
import ActivityPanelNode from '#web/__generated__/ActivityPanelQuery.graphql.ts';
import advanceStep from '#web/__generated__/advanceStepMutation.graphql.ts';
import DiscussionViewNode from '#web/__generated__/DiscussionViewQuery.graphql.ts';
import liveSubmission from '#web/__generated__/liveSubmissionQueryQuery.graphql.ts';
import MenuPanelNode from '#web/__generated__/MenuPanelQuery.graphql.ts';
import PeekScreenNode from '#web/__generated__/PeekScreenQuery.graphql.ts';
import ReviewColumnsNode from '#web/__generated__/ReviewColumnsQuery.graphql.ts';
import SubmissionScreenNode from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import TaskScreenNode from '#web/__generated__/TaskScreenQuery.graphql.ts';
import addApplicant from '#web/__generated__/useAddApplicantMutation.graphql.ts';
import comment from '#web/__generated__/useCommentOnDiscussionMutation.graphql.ts';
import deferReview from '#web/__generated__/useDeferReviewMutation.graphql.ts';
import { containsNode, fieldsOf, nodeSelections } from '#web/relay/returnedSelections.ts';

const id = 'Submission:1';
const submission = { id: id };

const contains = (
  mutation: GraphQLTaggedNode,
  response: object,
  query: GraphQLTaggedNode,
  variables: Readonly<Record<string, unknown>> = {},
): boolean =>
  containsNode({ operation: getRequest(mutation).operation, variables, response }, getRequest(query).operation, {
    id,
    ...variables,
  });

test('a mutation that returns what the page refetches contains it', () => {
  expect(contains(advanceStep, { advanceStep: { submission } }, liveSubmission)).toBe(true);
  expect(contains(advanceStep, { advanceStep: { submission } }, MenuPanelNode)).toBe(true);
});

test('a panel with its own fields is contained only in the mutations of its area', () => {
  expect(contains(advanceStep, { advanceStep: { submission } }, AccessPanelNode)).toBe(false);
  expect(contains(addApplicant, { addApplicant: { submission } }, AccessPanelNode)).toBe(true);
  expect(contains(addApplicant, { addApplicant: { submission } }, ActivityPanelNode)).toBe(false);
});

test('a nested record is found by its ID', () => {
  const response = { commentOnDiscussion: { discussion: { id: 'Discussion:2', submission } } };
  expect(contains(comment, response, liveSubmission)).toBe(true);
  expect(contains(comment, response, DiscussionViewNode)).toBe(false);
  expect(contains(comment, response, DiscussionViewNode, { id: 'Discussion:2' })).toBe(true);
});

test('arguments are compared by value', () => {
  const mutation = { operation: getRequest(deferReview).operation, response: { deferReview: { submission } } };
  const query = getRequest(ReviewColumnsNode).operation;
  expect(containsNode({ ...mutation, variables: { stepId: 's' } }, query, { id, stepId: 's' })).toBe(true);
  expect(containsNode({ ...mutation, variables: { stepId: 't' } }, query, { id, stepId: 's' })).toBe(false);
});

test('nothing is contained in a refusal, another record, or a lost response', () => {
  const other = { advanceStep: { submission: { id: 'Submission:2' } } };
  for (const response of [{ advanceStep: { refused: {} } }, { advanceStep: null }, other, {}])
    expect(contains(advanceStep, response, liveSubmission)).toBe(false);
});

const pages = { SubmissionScreenNode, TaskScreenNode, PeekScreenNode };
/** what doesn't change while a page is open */
const fixed = /^\.(team|masterTemplate|scopedId|customId)\b/;

test.each(Object.entries(pages))('live updates refetch everything that %s shows and that can change', (_name, page) => {
  const fields = (query: GraphQLTaggedNode): string[] => [
    ...fieldsOf(nodeSelections(getRequest(query).operation), 'Submission', { id }),
  ];
  const refetched = new Set(fields(liveSubmission));
  expect(fields(page).filter((field) => !refetched.has(field) && !fixed.test(field))).toEqual([]);
});
