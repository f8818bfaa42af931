import { kinds } from '#domain/form/fields/kinds.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import type { OutputStatus } from '#domain/output/outputStatus.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { OutputStatusEnum } from '#server/graphql/output/IssuedOutput.ts';
import type { PublicRecord } from '#server/queries/record/publicRecords.ts';
import { maxPublicRecords } from '#server/queries/record/publicRecordsSql.ts';
import type { PublishedAnswer } from '#server/queries/record/publishedAnswers.ts';

export interface RecordedOutput {
  readonly id: string;
  readonly name: string;
  readonly issuedOn: string;
  readonly expiresOn: string | null;
  readonly status: OutputStatus;
}

/** A record with everything that the public sees of it. */
export interface ToldRecord extends PublicRecord {
  readonly timeZone: string;
  readonly form: { readonly name: string; readonly slug: string; readonly teamSlug: string };
  readonly outputs: readonly RecordedOutput[];
  readonly answers: readonly PublishedAnswer[];
}

const OutputType = builder.objectRef<RecordedOutput>('RecordedOutput').implement({
  description: 'An output that was issued for a public record.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the output.' }),
    issuedOn: t.exposeString('issuedOn', {
      description: 'The date on which the output was issued, as yyyy-MM-dd in the team’s time zone.',
    }),
    expiresOn: t.exposeString('expiresOn', {
      nullable: true,
      description: 'The date from which the output is no longer valid, as yyyy-MM-dd, or null if it does not expire.',
    }),
    status: t.expose('status', { type: OutputStatusEnum, description: 'The current status of the output.' }),
  }),
});

const AnswerType = builder.objectRef<PublishedAnswer>('PublishedAnswer').implement({
  description: 'An answer that a form publishes.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The identity of the question, which is the same in all versions of the form.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The question as the current version of the form asks it, or null if it has no name.',
    }),
    text: t.exposeString('text', { description: 'The answer as text.' }),
    link: t.string({
      nullable: true,
      description: 'The web address in the answer, or null if the answer is not a web address.',
      resolve: ({ text, field }) => kinds[field.dataType].linkIn?.(text) ?? null,
    }),
  }),
});

interface PublicPlace {
  readonly longitude: number;
  readonly latitude: number;
  readonly text: string;
}

const PlaceType = builder.objectRef<PublicPlace>('PublicPlace').implement({
  description: 'Where a public record is on a map.',
  fields: (t) => ({
    longitude: t.exposeFloat('longitude', { description: 'The longitude in degrees, positive east of Greenwich.' }),
    latitude: t.exposeFloat('latitude', { description: 'The latitude in degrees, positive north of the equator.' }),
    text: t.exposeString('text', { description: 'The address on one line.' }),
  }),
});

export const RecordType = builder.objectRef<ToldRecord>('PublicRecord').implement({
  description: 'A completed submission, as the public sees it.',
  fields: (t) => ({
    submissionId: t.id({
      description: 'The ID of the submission.',
      resolve: ({ id }) => encodeGlobalId('Submission', id),
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number of the submission within its team.' }),
    customId: t.exposeString('customId', {
      nullable: true,
      description: 'The number of the submission in the form’s own numbering format, or null if the form has none.',
    }),
    identifier: t.exposeString('identifier', {
      nullable: true,
      description: 'The answer that identifies the submission, or null if it has none that the public may read.',
    }),
    formName: t.string({ description: 'The name of the form.', resolve: ({ form }) => form.name }),
    path: t.string({
      description: 'The path of the record’s page.',
      resolve: ({ form, scopedId }) => `/${form.teamSlug}/${form.slug}/records/${scopedId}`,
    }),
    startedOn: t.string({
      description: 'The date on which the submission was started, as yyyy-MM-dd in the team’s time zone.',
      resolve: ({ createdAt, timeZone }) => dateIn(createdAt, timeZone),
    }),
    completedOn: t.string({
      description: 'The date on which the submission was completed, as yyyy-MM-dd in the team’s time zone.',
      resolve: ({ finishedAt, timeZone }) => dateIn(finishedAt, timeZone),
    }),
    answers: t.field({
      type: [AnswerType],
      description:
        'The published answers of the record, in form order. On a search page, only those that the page shows. Empty if the form does not publish its answers.',
      resolve: ({ answers }) => [...answers],
    }),
    place: t.field({
      type: PlaceType,
      nullable: true,
      description: 'The location of the first published address with a known location, or null if there is none.',
      resolve: ({ answers }) =>
        answers.flatMap(({ place, text }) => (place === null ? [] : [{ ...place, text }]))[0] ?? null,
    }),
    outputs: t.field({
      type: [OutputType],
      description:
        'The outputs issued for the record, with their current status. In a list of outputs, only the one that the row is about.',
      resolve: ({ outputs }) => [...outputs],
    }),
  }),
});

export interface ToldPage {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly records: readonly ToldRecord[];
}

export const PageType = builder.objectRef<ToldPage>('PublicRecordPage').implement({
  description: 'A page of public records.',
  fields: (t) => ({
    records: t.field({
      type: [RecordType],
      description: 'The records on this page, latest first.',
      resolve: ({ records }) => [...records],
    }),
    total: t.exposeInt('total', {
      description: `The number of records on all pages, counted up to ${maxPublicRecords}.`,
    }),
    page: t.exposeInt('page', { description: 'The number of this page, counted from 1.' }),
    perPage: t.exposeInt('perPage', { description: 'The largest number of records on a page.' }),
  }),
});
