import { z } from 'zod';
import { ownValue } from '#domain/kernel/ownValue.ts';
import {
  FeaturesUnavailable,
  type RemoteField,
  type RemoteFieldKind,
  type RemoteLayer,
} from '#server/gis/FeatureService.ts';
import { isPlainKey } from '#server/gis/whereClause.ts';

/** A layer with what queries need to know about it. */
export interface LayerFacts extends RemoteLayer {
  readonly idIsNumber: boolean;
  readonly hasGeoJson: boolean;
  readonly canSort: boolean;
  /** what the values of coded fields mean, by key and value */
  readonly codes: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly kinds: ReadonlyMap<string, RemoteFieldKind>;
}

const word = z.string().max(300);
const code = z.object({ name: word, code: z.union([word, z.number()]) });

const layerShape = z.object({
  name: word,
  type: word.optional(),
  geometryType: word.nullish(),
  displayField: word.nullish(),
  objectIdField: word.nullish(),
  globalIdField: word.nullish(),
  uniqueIdField: z.object({ name: word }).nullish(),
  supportedQueryFormats: word.nullish(),
  capabilities: word.nullish(),
  advancedQueryCapabilities: z.object({ supportsOrderBy: z.boolean().nullish() }).nullish(),
  fields: z
    .array(
      z.object({
        name: word,
        alias: word.nullish(),
        type: word,
        domain: z.object({ type: word.optional(), codedValues: z.array(code).max(5_000).optional() }).nullish(),
      }),
    )
    .max(500),
});

type Given = z.infer<typeof layerShape>;

const kinds: Readonly<Record<string, RemoteFieldKind>> = {
  esriFieldTypeString: 'text',
  esriFieldTypeGUID: 'text',
  esriFieldTypeGlobalID: 'text',
  esriFieldTypeOID: 'number',
  esriFieldTypeInteger: 'number',
  esriFieldTypeSmallInteger: 'number',
  esriFieldTypeBigInteger: 'number',
  esriFieldTypeSingle: 'number',
  esriFieldTypeDouble: 'number',
  esriFieldTypeDate: 'date',
  esriFieldTypeDateOnly: 'text',
};
/** Types of fields that mean nothing to people. */
const technical = new Set(['esriFieldTypeOID', 'esriFieldTypeGlobalID', 'esriFieldTypeGeometry']);
const shownAtMost = 60;

/** Reads what a service says about a layer. */
export function readLayer(given: unknown): LayerFacts {
  const parsed = layerShape.safeParse(given);
  if (!parsed.success) throw new FeaturesUnavailable('notLayer', { cause: parsed.error.message });
  const layer = parsed.data;
  const canQuery = layer.capabilities == null || /\bquery\b/i.test(layer.capabilities);
  const idKey = idKeyOf(layer);
  if (!canQuery || idKey === null) throw new FeaturesUnavailable('notLayer');
  const typed = layer.fields.flatMap((field) => {
    const kind = ownValue(kinds, field.type);
    return kind === undefined || !isPlainKey(field.name) ? [] : [{ ...field, kind }];
  });
  const fields = typed
    .filter(({ type, name }) => !technical.has(type) && !/^shape__?(area|length)$/i.test(name))
    .slice(0, shownAtMost)
    .map(({ name, alias, kind }): RemoteField => ({ key: name, name: alias?.trim() || name, kind }));
  const codes = typed.flatMap(({ name, domain }) =>
    domain?.codedValues
      ? [[name, new Map(domain.codedValues.map((value) => [String(value.code), value.name]))] as const]
      : [],
  );
  const nameKey =
    fields.find(({ key }) => key === layer.displayField)?.key ??
    fields.find(({ kind }) => kind === 'text')?.key ??
    idKey;
  return {
    ...{ name: layer.name, fields, nameKey, idKey },
    idIsNumber: typed.find(({ name }) => name === idKey)?.kind === 'number',
    hasGeometry: (layer.geometryType ?? '').startsWith('esriGeometry'),
    hasGeoJson: /\bgeojson\b/i.test(layer.supportedQueryFormats ?? ''),
    canSort: layer.advancedQueryCapabilities?.supportsOrderBy !== false,
    codes: new Map(codes),
    kinds: new Map(typed.map(({ name, kind }) => [name, kind])),
  };
}

/** A global ID stays the same when a town publishes its layer again; object IDs may change. */
function idKeyOf({ globalIdField, uniqueIdField, objectIdField, fields }: Given): string | null {
  const oid = fields.find(({ type }) => type === 'esriFieldTypeOID')?.name;
  const candidates = [globalIdField, uniqueIdField?.name, objectIdField, oid];
  return (
    candidates.find((key) => key != null && key !== '' && isPlainKey(key) && fields.some(({ name }) => name === key)) ??
    null
  );
}
