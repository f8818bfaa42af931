import { z } from 'zod';
import { maxSubmissionIdsInBatch } from '#domain/batch/batchRules.ts';
import { jsonList, optionalText, text } from '#server/rest/bodyValues.ts';
import { connectionList, mutation, pageArguments, pageParameters } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';
import { exampleId } from '#server/rest/examples.ts';

type None = Record<string, never>;

const found = z.object({ search: optionalText });
const renamed = z.strictObject({ name: text });
const taggable = { InitiatedFlow: 'Submission', ImportedFlow: 'ImportedFlow' } as const;
const tagging = z.strictObject({
  taggable_type: z.enum(['InitiatedFlow', 'ImportedFlow']),
  taggable_id: z.uuid(),
  tag_id: z.uuid().optional(),
  new_tag_name: optionalText,
});
const tagged = z.strictObject({ tagging });

/** A list in a body: as JSON, or as text that contains JSON. */
function many<Item extends z.ZodType>(item: Item) {
  const list = z.array(item).min(1).max(maxSubmissionIdsInBatch);
  return z.strictObject({ taggings: z.union([list, jsonList.unwrap().pipe(list)]) });
}
const created = many(tagging);
/** Identified by its submission and tag, or by its own ID. */
const destroyed = many(z.union([tagging, z.strictObject({ id: z.uuid() })]));

type OneTagging = z.infer<typeof tagging>;

// Imported records can't be tagged: an ID of that type matches nothing.
const taggedAt = ({ taggable_type: type, taggable_id: id }: OneTagging): string | null =>
  toGlobalId('Submission', `${taggable[type]}:${id}`);

const namedTag = (given: OneTagging) => ({
  submissionId: taggedAt(given),
  tagId: toGlobalId('Tag', given.tag_id),
  tagName: given.new_tag_name,
});

const exampleTagging = { taggable_type: 'InitiatedFlow', taggable_id: exampleId, new_tag_name: 'fire' };
const act = mutation('actOnSubmissions', 'job { ...job }');
const answer = 'actOnSubmissions.job';

/** Labels that teams put on submissions to find them again. */
export const tagEndpoints: readonly Endpoint[] = [
  endpoint<z.infer<typeof found>>({
    method: 'GET',
    path: '/tags',
    summary: 'List the tags of your teams, sorted by name',
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
    summary: 'Rename a tag everywhere',
    document: mutation('renameTag', 'tag { ...tag }'),
    body: renamed,
    variables: ({ params, body: { name } }) => ({ input: { tagId: toGlobalId('Tag', params['id']), name } }),
    answer: 'renameTag.tag',
  }),
  endpoint({
    method: 'DELETE',
    path: '/tags/{id}',
    summary: 'Delete a tag and remove it from all submissions',
    document: mutation('deleteTag', 'id: deletedTagId'),
    variables: ({ params }) => ({ input: { tagId: toGlobalId('Tag', params['id']) } }),
    answer: { id: 'deleteTag.id' },
  }),
  endpoint<None, z.infer<typeof tagged>>({
    method: 'POST',
    path: '/taggings',
    summary: 'Add a tag to a submission: an existing one, or a new one by name',
    document: mutation('tagSubmission', 'tagging { ...tagging }'),
    body: tagged,
    variables: ({ body: { tagging: given } }) => ({
      input: {
        submissionId: taggedAt(given),
        tagId: toGlobalId('Tag', given.tag_id),
        newTagName: given.new_tag_name,
      },
    }),
    answer: 'tagSubmission.tagging',
    status: 201,
  }),
  endpoint<None, z.infer<typeof created>>({
    method: 'POST',
    path: '/taggings/create_in_batch',
    summary: 'Add tags to many submissions; `taggings` is a list, or text that contains its JSON',
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
    summary: 'Remove tags from many submissions; each is given by its tagging ID, or by its submission and tag',
    document: act,
    body: destroyed,
    example: { taggings: [exampleTagging] },
    variables: ({ body: { taggings } }) => {
      const ids = taggings.flatMap((one) => ('id' in one ? [toGlobalId('Tagging', one.id)] : []));
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
    summary: 'Remove a tag from a submission',
    document: mutation('untagSubmission', 'id: deletedTaggingId'),
    variables: ({ params }) => ({ input: { taggingId: toGlobalId('Tagging', params['id']) } }),
    answer: { id: 'untagSubmission.id' },
  }),
];
