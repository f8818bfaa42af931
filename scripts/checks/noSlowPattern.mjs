import { analyse } from 'scslre';

// A rule for oxlint. A regular expression with quadratic or exponential time lets one long text block a whole
// process.

const reasons = {
  Trade: 'two repetitions can match the same characters',
  Self: 'a repetition can be split in many ways',
  Move: 'it restarts at every character of a long run',
};

/** The pattern and flags of a regular expression literal, or of a RegExp created from a string literal. */
function patternOf(node) {
  if (node.type === 'Literal') return node.regex ? { source: node.regex.pattern, flags: node.regex.flags } : null;
  const [source, flags] = node.arguments;
  if (node.callee.name !== 'RegExp' || typeof source?.value !== 'string') return null;
  return { source: source.value, flags: typeof flags?.value === 'string' ? flags.value : '' };
}

function check(context, node) {
  const pattern = patternOf(node);
  if (!pattern) return;
  // one report of each type is enough
  for (const type of new Set(analyse(pattern).reports.map((report) => report.type)))
    context.report({ node, message: `This regular expression is slow on long strings: ${reasons[type]}.` });
}

export const noSlowPattern = {
  create: (context) => ({
    Literal: (node) => check(context, node),
    NewExpression: (node) => check(context, node),
    CallExpression: (node) => check(context, node),
  }),
};
