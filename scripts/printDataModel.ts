import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

// Generates docs/data-model.md from prisma/schema: a list of tables and a diagram for each area.

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isKey: boolean;
}

interface Table {
  readonly name: string;
  readonly about: string;
  readonly columns: readonly Column[];
  readonly belongsTo: readonly { readonly field: string; readonly table: string; readonly isOptional: boolean }[];
}

const folder = path.join(root, 'prisma/schema');
const areas = [
  'account',
  'team',
  'template',
  'form',
  'draft',
  'submission',
  'payment',
  'review',
  'survey',
  'entity',
  'output',
  'operations',
];

function readArea(area: string): Table[] {
  const text = readFileSync(path.join(folder, `${area}.prisma`), 'utf8');
  const enums = new Set([...text.matchAll(/^enum (\w+)/gm)].map(([, name]) => name));
  return [...text.matchAll(/((?:^\/\/\/.*\n)*)^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, about = '', name = '', body = '']) => {
      const lines = body
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('@@') && !line.startsWith('//'));
      const relations = lines.flatMap((line) => {
        const found = /^(\w+)\s+(\w+)(\??)\s+@relation\(.*fields: \[/.exec(line);
        return found ? [{ field: found[1] ?? '', table: found[2] ?? '', isOptional: found[3] === '?' }] : [];
      });
      const columns = lines.flatMap((line): Column[] => {
        const found =
          /^(\w+)\s+(String|Int|BigInt|Boolean|DateTime|Json|Decimal|Unsupported\("\w+"\)|\w+)(\[\])?\??(\s|$)/.exec(
            line,
          );
        if (!found || line.includes('@relation')) return [];
        const [, column = '', type = '', list = ''] = found;
        const isScalar =
          /^(String|Int|BigInt|Boolean|DateTime|Json|Decimal|Unsupported)/.test(type) || isEnum(type, enums);
        if (!isScalar) return [];
        return [
          {
            name: column,
            type: type.replace(/Unsupported\("(\w+)"\)/, '$1') + (list ? '_list' : ''),
            isKey: line.includes('@id'),
          },
        ];
      });
      return {
        name,
        about: about
          .replace(/^\/\/\/ ?/gm, '')
          .trim()
          .replaceAll('\n', ' '),
        columns,
        belongsTo: relations,
      };
    },
  );
}

const allEnums = new Set(
  readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^enum (\w+)/gm)].map(([, name]) => name),
  ),
);
const isEnum = (type: string, own: ReadonlySet<string | undefined>): boolean => own.has(type) || allEnums.has(type);

function diagram(tables: readonly Table[]): string {
  const names = new Set(tables.map(({ name }) => name));
  const boxes = tables.map(({ name, columns, belongsTo }) => {
    const keys = new Set(belongsTo.map(({ field }) => `${field}Id`));
    const rows = columns.map(
      (column) => `    ${column.type} ${column.name}${column.isKey ? ' PK' : keys.has(column.name) ? ' FK' : ''}`,
    );
    return `  ${name} {\n${rows.join('\n')}\n  }`;
  });
  const lines = tables.flatMap(({ name, belongsTo }) =>
    belongsTo
      .filter(({ table, field }) => names.has(table) && field !== 'team')
      .map(({ table, field, isOptional }) => `  ${table} ${isOptional ? '|o' : '||'}--o{ ${name} : ${field}`),
  );
  return ['```mermaid', 'erDiagram', ...boxes, ...lines, '```'].join('\n');
}

const sections = areas.map((area) => {
  const tables = readArea(area);
  const list = tables.map(({ name, about, belongsTo }) => {
    const outside = belongsTo
      .filter(({ table }) => !tables.some((own) => own.name === table) && table !== 'Team')
      .map(({ table }) => table);
    const beyond = outside.length > 0 ? ` Also belongs to ${[...new Set(outside)].join(', ')}.` : '';
    return `- **${name}** ${about}${beyond}`;
  });
  const title = area.charAt(0).toUpperCase() + area.slice(1);
  return `## ${title}\n\n${list.join('\n')}\n\n${diagram(tables)}`;
});

const page = `# Data model

Generated from \`prisma/schema\` by \`npm run generate\`. There is one diagram per area. Nearly every table references \`Team\`; these lines are
left out. Invariants that must hold for every writer (one primary applicant, one live payment intent, one draft version, an append-only
ledger, frozen published versions) are partial unique indexes, checks, and triggers in \`prisma/migrations\`.

${sections.join('\n\n')}
`;

mkdirSync(path.join(root, 'docs'), { recursive: true });
writeFileSync(path.join(root, 'docs/data-model.md'), page);
