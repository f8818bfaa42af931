import { z } from 'zod';
import { text, wholeNumber } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const datum = z.strictObject({
  step_datum_id: z.uuid(),
  /** The version that the client has seen; 0 for a first answer. */
  version: z.union([z.literal('').transform(() => 0), wholeNumber]).default(0),
  /** Null clears the answer; omitting it changes nothing. */
  content: z.json('blank').meta({ id: 'AnswerContent' }),
});
const mediaType = z
  .string()
  .max(255)
  .regex(/^([\w.+-]+\/[\w.+-]+( *;.*)?)?$/, 'contentTypeInvalid')
  .default('');
const upload = z.strictObject({
  file_name: text,
  content_type: mediaType,
  /** The size in bytes; the upload is limited to it. */
  byte_size: wholeNumber.optional(),
  /** The submission that the file is for, to check in advance whether it has room. */
  initiated_flow_id: z.uuid().optional(),
});

/** Answers to fields, including files. */
export const collectedDataEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof datum>>({
    method: 'POST',
    path: '/initiated_flows/{id}/collected_data/create_or_update',
    summary: 'Answer a field; `version` keeps two people from overwriting each other',
    document: mutation('saveAnswer', 'answer { ...collected_datum }'),
    body: datum,
    takesFiles: true,
    called: { 'answers.*': 'content' },
    variables: ({ params, body: { step_datum_id, version, content } }) => ({
      input: {
        submissionId: toGlobalId('Submission', params['id']),
        fieldId: toGlobalId('Field', step_datum_id),
        revision: version,
        content,
        isWritten: true,
      },
    }),
    answer: 'saveAnswer.answer',
  }),
  endpoint({
    method: 'DELETE',
    path: '/collected_datum/datum_files/{id}',
    summary: 'Remove a file from an answer',
    document: mutation('removeAnswerFile', 'id: deletedAnswerFileId answer { ...collected_datum }'),
    variables: ({ params }) => ({ input: { answerFileId: toGlobalId('AnswerFile', params['id']) } }),
    answer: { id: 'removeAnswerFile.id', collected_datum: 'removeAnswerFile.answer' },
  }),
  endpoint<None, z.infer<typeof upload>>({
    method: 'POST',
    path: '/collected_datum/s3_preauth',
    summary: 'Authorize the upload of one file; an answer then refers to it by the `Location` that the store returns',
    document: mutation('requestAnswerUpload', 'file_id: fileId url form_data: fields'),
    body: upload,
    variables: ({ body: { file_name, content_type, byte_size, initiated_flow_id } }) => ({
      input: {
        fileName: file_name || 'file',
        contentType: content_type,
        byteSize: byte_size,
        submissionId: toGlobalId('Submission', initiated_flow_id),
      },
    }),
    answer: {
      url: 'requestAnswerUpload.url',
      form_data: 'requestAnswerUpload.form_data',
      file_id: 'requestAnswerUpload.file_id',
    },
  }),
];
