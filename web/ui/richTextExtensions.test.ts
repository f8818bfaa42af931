import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { richTextTags } from '#domain/form/richText.ts';
import { richTextExtensions } from '#web/ui/richTextExtensions.ts';

const schema = getSchema(richTextExtensions);
const tagOf = (drawn: unknown): unknown => (Array.isArray(drawn) ? drawn[0] : null);

test('writes exactly the tags the server allows, with no attribute but href', () => {
  const { heading, ...others } = schema.nodes;
  const drawn = [
    ...Object.values(others).map((type) => type.spec.toDOM?.(type.create())),
    ...[3, 4].map((level) => heading?.spec.toDOM?.(heading.create({ level }))),
    ...Object.values(schema.marks).map((type) => type.spec.toDOM?.(type.create({ href: 'https://a.example' }), true)),
  ];
  expect(new Set(drawn.map(tagOf).filter(Boolean))).toEqual(new Set(richTextTags));
  const attributes = [...Object.values(schema.nodes), ...Object.values(schema.marks)].flatMap(({ spec }) =>
    Object.keys(spec.attrs ?? {}),
  );
  expect(attributes).toEqual(['level', 'href']);
});
