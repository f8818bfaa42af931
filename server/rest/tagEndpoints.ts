import { z } from 'zod';
import { mostNamedInBatch } from '#domain/batch/batchRules.ts';
import { jsonList, maybeText, text } from '#server/rest/bodyValues.ts';
import { connectionList, mutation, pageArguments, pageParameters } from '#server/rest/documentText.ts';
import { endpoint, gid, type Endpoint } from '#server/rest/endpoint.ts';
import { exampleId } from '#server/rest/examples.ts';

type None = Record<string, never>;

const found = z.object({ search: maybeText });
const renamed = z.strictObject({ name: text });
const taggable = { InitiatedFlow: 'Submission', ImportedFlow: 'ImportedFlow' } as const;
const tagging = z.strictObject({
  taggable_type: z.enum(['InitiatedFlow', 'ImportedFlow']),
  taggable_id: z.uuid(),
  tag_id: z.uuid().optional(),
  new_tag_name: maybeText,
});
const tagged = z.strictObject({ tagging });

/** A list in a body: as JSON, or as a text that is JSON. */
function many<Item extends z.ZodType>(item: Item) {
  const list = z.array(item).min(1).max(mostNamedInBatch);
  return z.strictObject({ taggings: z.union([list, jsonList.unwrap().pipe(list)]) });
}
const created = many(tagging);
/** By what it stands on, or by its own id. */
const destroyed = many(z.union([tagging, z.strictObject({ id: z.uuid() })]));

type OneTagging = z.infer<typeof tagging>;

// records of the past take no tags: an id of that type is the id of nothing
const taggedAt = ({ taggable_type: type, taggable_id: id }: OneTagging): string | null =>
  gid('Submission', `${taggable[type]}:${id}`);

const namedTag = (given: OneTagging) => ({
  submissionId: taggedAt(given),
  tagId: gid('Tag', given.tag_id),
  tagName: given.new_tag_name,
});

const exampleTagging = { taggable_type: 'InitiatedFlow', taggable_id: exampleId, new_tag_name: 'fire' };
const act = mutation('actOnSubmissions', 'job { ...job }');
const answer = 'actOnSubmissions.job';

/** Words under which a team finds submissions. */
export const tagEndpoints: readonly Endpoint[] = [
  endpoint<z.infer<typeof found>>({
    method: 'GET',
    path: '/tags',
    summary: 'The tags of the teams of whoever asks, by name',
    document: `query ($search: String, ${pageParameters}) {
      tags(search: $search, ${pageArguments}) {
        totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ...tag } } } }`,
    query: found,
    list: connectionList('tags', 'tags'),
    variables: ({ query }) => ({ search: query.search }),
    answer: { tags: 'tags.edges.*.node' },
  }),
  endpoint<None, z.infer<typeof renamed>>({
    method: 'PUT',
    path: '/tags/{id}',
    summary: 'Call a tag otherwise, wherever it stands',
    document: mutation('renameTag', 'tag { ...tag }'),
    body: renamed,
    variables: ({ params, body: { name } }) => ({ input: { tagId: gid('Tag', params['id']), name } }),
    answer: 'renameTag.tag',
  }),
  endpoint({
    method: 'DELETE',
    path: '/tags/{id}',
    summary: 'Take a tag away from its team, and off every submission that has it',
    document: mutation('deleteTag', 'id: deletedTagId'),
    variables: ({ params }) => ({ input: { tagId: gid('Tag', params['id']) } }),
    answer: { id: 'deleteTag.id' },
  }),
  endpoint<None, z.infer<typeof tagged>>({
    method: 'POST',
    path: '/taggings',
    summary: 'Put a tag on a submission: one that is there, or one by its name',
    document: mutation('tagSubmission', 'tagging { ...tagging }'),
    body: tagged,
    variables: ({ body: { tagging: given } }) => ({
      input: {
        submissionId: taggedAt(given),
        tagId: gid('Tag', given.tag_id),
        newTagName: given.new_tag_name,
      },
    }),
    answer: 'tagSubmission.tagging',
    status: 201,
  }),
  endpoint<None, z.infer<typeof created>>({
    method: 'POST',
    path: '/taggings/create_in_batch',
    summary: 'Put tags on many submissions, each those that it is given: `taggings` is a list, or its JSON as a text',
    document: act,
    body: created,
    example: { taggings: [exampleTagging] },
    variables: ({ body: { taggings } }) => ({ input: { action: 'tag', taggings: taggings.map(namedTag) } }),
    answer,
    status: 202,
  }),
  endpoint<None, z.infer<typeof destroyed>>({
    method: 'DELETE',
    path: '/taggings/destroy_in_batch',
    summary:
      'Take tags off many submissions: each by the id under which it stands there, or by the submission and the tag',
    document: act,
    body: destroyed,
    example: { taggings: [exampleTagging] },
    variables: ({ body: { taggings } }) => {
      const ids = taggings.flatMap((one) => ('id' in one ? [gid('Tagging', one.id)] : []));
      const named = taggings.flatMap((one) => ('id' in one ? [] : [namedTag(one)]));
      return {
        input: {
          action: 'untag',
          ...(ids.length > 0 ? { taggingIds: ids } : {}),
          ...(named.length > 0 ? { taggings: named } : {}),
        },
      };
    },
    answer,
    status: 202,
  }),
  endpoint({
    method: 'DELETE',
    path: '/taggings/{id}',
    summary: 'Take a tag off a submission',
    document: mutation('untagSubmission', 'id: deletedTaggingId'),
    variables: ({ params }) => ({ input: { taggingId: gid('Tagging', params['id']) } }),
    answer: { id: 'untagSubmission.id' },
  }),
];
