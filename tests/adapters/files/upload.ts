import type { PresignedPost } from '#server/files/store.ts';

export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
  readonly location: string;
}

/** The form that a browser sends: the fields in order, then the file. `change` lets a test tamper with it. */
function uploadForm(
  post: PresignedPost,
  content: BlobPart,
  change: (fields: [string, string][]) => [string, string][] = (fields) => fields,
): FormData {
  const form = new FormData();
  for (const [name, value] of change(Object.entries(post.fields))) form.append(name, value);
  form.append('file', new Blob([content]), 'whatever.bin');
  return form;
}

export async function upload(
  post: PresignedPost,
  content: BlobPart,
  change?: (fields: [string, string][]) => [string, string][],
): Promise<UploadAnswer> {
  const response = await fetch(post.url, { method: 'POST', body: uploadForm(post, content, change) });
  const text = await response.text();
  return { status: response.status, text, location: /<Location>([^<]*)<\/Location>/.exec(text)?.[1] ?? '' };
}
