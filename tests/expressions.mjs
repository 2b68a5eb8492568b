// Part of `npm run check`: reports every regular expression below a folder that may take more than linear time.
import { readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { filesOf } from './support/source-files.mjs';

/** No time limits, so that a busy machine gives the same result. */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null };

/** The value of a constant text in this file. Null if it is only known when the program runs. */
function textOf(node, constants) {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node) && constants.has(node.text)) return textOf(constants.get(node.text), constants);
  if (!ts.isTemplateExpression(node)) return null;
  const parts = node.templateSpans.map((span) => [textOf(span.expression, constants), span.literal.text]);
  return parts.some(([text]) => text === null) ? null : [node.head.text, ...parts.flat()].join('');
}

function expressionsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = new Map();
  const found = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ node, pattern: () => node.text.slice(1, end), flags: () => node.text.slice(end + 1) });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      found.push({ node, pattern: () => textOf(pattern, constants), flags: () => textOf(flags, constants) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map(({ node, pattern, flags }) => ({
    place: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
    text: node.getText(),
    pattern: pattern(),
    flags: flags(),
  }));
}

async function problemOf({ pattern, flags }) {
  if (pattern === null || flags === null) return 'cannot be checked: write it as a literal';
  const { status, complexity, error } = await check(pattern, flags, LIMITS);
  if (status === 'safe') return null;
  return status === 'vulnerable' ? `takes time of ${complexity.summary}` : `cannot be checked: ${error.kind}`;
}

let problems = 0;
for (const file of process.argv.slice(2).flatMap((folder) => filesOf(folder, /\.(?:tsx?|mjs)$/))) {
  for (const expression of expressionsIn(file)) {
    const problem = await problemOf(expression);
    if (!problem) continue;
    problems += 1;
    console.error(`${expression.place} ${expression.text} ${problem}.`);
  }
}
// The checker leaves a child process running, so Node would not exit.
process.exit(problems > 0 ? 1 : 0);
