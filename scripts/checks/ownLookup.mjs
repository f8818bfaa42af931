// A rule for oxlint. Looking up `constructor` in an object with arbitrary keys returns an inherited function.

/** `Record<string, T>` or `Readonly<Record<string, T>>` */
function hasAnyKey(type) {
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  if (type.typeName.name === 'Readonly') return hasAnyKey(first);
  return type.typeName.name === 'Record' && first?.type === 'TSStringKeyword';
}

const tablesOf = (program) =>
  program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .filter(({ id }) => hasAnyKey(id.typeAnnotation?.typeAnnotation))
    .map(({ id }) => id.name);

export const ownLookup = {
  create(context) {
    let tables = new Set();
    return {
      Program: (program) => {
        tables = new Set(tablesOf(program));
      },
      MemberExpression: (node) => {
        if (!node.computed || node.property.type === 'Literal' || !tables.has(node.object.name)) return;
        context.report({ node, message: 'Use ownValue(table, key) to look up arbitrary keys in a record.' });
      },
    };
  },
};
