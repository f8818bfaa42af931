import { expect, test } from 'vitest';
import { readDocumentBlocks } from '#server/documents/readDocumentBlocks.ts';
import { documentOf, paragraph, wordTable } from '#tests/support/wordDocuments.ts';

const read = async (body: string): Promise<unknown> => {
  const found = await readDocumentBlocks(await documentOf({ body }));
  return found.ok ? found.value.blocks : found.error.code;
};

const run = (content: string): string => `<w:r>${content}</w:r>`;
const text = (words: string): string => run(`<w:t>${words}</w:t>`);

test('reads titles, headings, paragraphs, and tables in their order', async () => {
  const bold = `<w:p>${run('<w:rPr><w:b/></w:rPr><w:t>Your fence</w:t>')}</w:p>`;
  const body = [
    paragraph('Fence permit', 'Title'),
    paragraph('Owner', 'Heading1'),
    wordTable(['Name', ''], ['Phone', '']),
    bold,
    paragraph('Height: ____ feet'),
  ];
  expect(await read(body.join(''))).toEqual([
    { kind: 'title', text: 'Fence permit', isBold: false },
    { kind: 'heading', text: 'Owner', isBold: false },
    {
      kind: 'table',
      rows: [
        { row: 1, cells: ['Name', ''] },
        { row: 2, cells: ['Phone', ''] },
      ],
    },
    { kind: 'paragraph', text: 'Your fence', isBold: true },
    { kind: 'paragraph', text: 'Height: ____ feet', isBold: false },
  ]);
});

test('keeps cells in their columns, and nested tables in the text of their cell', async () => {
  const wide = `<w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph('Wide')}</w:tc><w:tc>${paragraph('Third')}</w:tc></w:tr>`;
  const nested = wordTable([`<w:p/>${wordTable(['a', 'b'])}${paragraph('after')}`, 'next', 'last']);
  const table = nested.replace('<w:tbl>', `<w:tbl>${wide}`);
  expect(await read(table)).toEqual([
    {
      kind: 'table',
      rows: [
        { row: 1, cells: ['Wide', '', 'Third'] },
        { row: 2, cells: ['a\nb\nafter', 'next', 'last'] },
      ],
    },
  ]);
});

const textOf = async (inParagraph: string): Promise<unknown> => {
  const blocks = await read(`<w:p>${inParagraph}</w:p>`);
  return Array.isArray(blocks) ? blocks.map((block: { text: string }) => block.text.trim()) : blocks;
};

test.each([
  ['checked and unchecked boxes', text('☒ Yes ☐ No'), '☐ Yes ☐ No'],
  ['boxes in fonts of symbols', `${run('<w:sym w:font="Wingdings" w:char="F0A8"/>')}${text(' Yes')}`, '☐ Yes'],
  [
    'lists to choose from',
    `${text('Ward: ')}<w:sdt><w:sdtPr><w:dropDownList><w:listItem w:value=""/><w:listItem w:displayText="North" w:value="1"/><w:listItem w:value="South"/></w:dropDownList></w:sdtPr><w:sdtContent>${text('Choose')}</w:sdtContent></w:sdt>`,
    'Ward:  ☐ North ☐ South',
  ],
  [
    'controls to type into, by their title',
    `<w:sdt><w:sdtPr><w:alias w:val="Parcel"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${text('Click here')}</w:sdtContent></w:sdt>`,
    'Parcel:  ____',
  ],
  [
    'form fields of older documents',
    `${text('Name ')}${run('<w:fldChar w:fldCharType="begin"><w:ffData><w:textInput/></w:ffData></w:fldChar>')}${run('<w:instrText>FORMTEXT</w:instrText>')}${run('<w:fldChar w:fldCharType="separate"/>')}${text('Rosa')}${run('<w:fldChar w:fldCharType="end"/>')}${text('.')}`,
    'Name  ____ .',
  ],
  [
    'tabs and line breaks, but not the stops of tabs',
    `<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>${text('Name:')}${run('<w:tab/>')}${run('<w:br/>')}${text('Phone')}`,
    'Name:\t\nPhone',
  ],
])('reads %s', async (_what, content, shown) => {
  expect(await textOf(content)).toEqual([shown]);
});

test('leaves out text for older programs, and text that was deleted or moved away', async () => {
  const content = `${text('new')}<mc:AlternateContent><mc:Fallback>${text('old')}</mc:Fallback></mc:AlternateContent><w:del>${run('<w:delText>gone</w:delText>')}</w:del><w:moveFrom>${text('moved')}</w:moveFrom>`;
  expect(await textOf(content)).toEqual(['new']);
});
