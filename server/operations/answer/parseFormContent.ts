import type { Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { shapeOf } from '#domain/form/fields/shapeOf.ts';
import type { FormField } from '#domain/form/Form.ts';
import { actingUserId } from '#server/actor.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Content as a form submits it: JSON if the data type is more than text, and a file as the location it was uploaded
 * to.
 */
export async function parseFormContent(ctx: OperationContext, field: FormField, given: Content): Promise<Content> {
  if (shapeOf(field.dataType).sentAs === 'text' || typeof given !== 'string') return given;
  const content = parsed(given);
  return kinds[field.dataType].names === 'files' && typeof content === 'string' ? uploadedAt(ctx, content) : content;
}

function parsed(text: string): Content {
  try {
    return JSON.parse(text) as Content;
  } catch {
    return text;
  }
}

/** The store's response to an upload contains the location, which the uploader then uses to refer to the file. */
async function uploadedAt({ services: { db, files }, actor }: OperationContext, location: string): Promise<Content> {
  const key = files.keyOf(location);
  if (key === null) return location;
  const file = await db.storedFile.findFirst({ where: { key, uploadedById: actingUserId(actor) } });
  return file?.id ?? location;
}
