/**
 * `node tests/sentences.mjs [folder or file ...]`: every sentence of the interface that is not in app/messages.
 * Part of `npm run check` for the folders that are done.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Texts for developers and logs, and OpenAPI's own English, stay where they are. */
const DEVELOPERS_ONLY = /^(Error|TypeError|RangeError|logError|logWarning|logInfo|warn|info|describe|invariant)$/;
const DEVELOPERS_PROPERTIES = /^(description|summary|help|component|className|sizes|pattern|example|examples)$/;
/** Attributes that a person reads or hears. */
const READ = /^(aria-label|aria-description|aria-roledescription|label|title|placeholder|alt|busy|hint|lead|legend)$/;
const IS_SENTENCE = /^(?=.*[A-Za-z]{2})[“"']?[A-Z0-9“(][^<>{}=;]* [^<>{}=;]*$/;
/** Parts of a sentence to a machine: media queries, sizes, headers. */
const FOR_MACHINES = /\((min|max|prefers|hover|pointer)-|^Re: …$|^ UTC$|^\d+ seconds$/;
const HAS_LETTERS = /[A-Za-z]{2}/;

function* filesOf(place) {
  if (statSync(place).isFile()) return yield place;
  for (const name of readdirSync(place, { recursive: true })) {
    if (/\.tsx?$/.test(name)) yield path.join(place, name);
  }
}

function isForDevelopers(node) {
  for (let { parent } = node; parent; { parent } = parent) {
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
      const callee = parent.expression;
      const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
      if (DEVELOPERS_ONLY.test(name)) return true;
    }
    if (ts.isPropertyAssignment(parent) && DEVELOPERS_PROPERTIES.test(parent.name.getText().replace(/['"]/g, '')))
      return true;
    if (ts.isTaggedTemplateExpression(parent) || ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent))
      return true;
    if (ts.isStatement(parent)) return false;
  }
  return false;
}

function* sentencesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const text = textOf(node);
    if (text !== null && !FOR_MACHINES.test(text) && !isForDevelopers(node)) {
      found.push(
        `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}  ${text.replace(/\s+/g, ' ').trim()}`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  yield* found;
}

/** What a person would read of this node, or null. */
function textOf(node) {
  if (ts.isJsxText(node)) return HAS_LETTERS.test(node.text) ? node.text : null;
  if (ts.isTemplateExpression(node)) {
    const text = [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join('…');
    return IS_SENTENCE.test(text) ? text : null;
  }
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return null;
  const { parent } = node;
  if (ts.isJsxAttribute(parent))
    return READ.test(parent.name.getText()) && HAS_LETTERS.test(node.text) ? node.text : null;
  return IS_SENTENCE.test(node.text) ? node.text : null;
}

const found = process.argv.slice(2).flatMap((place) => [...filesOf(place)].flatMap((file) => [...sentencesIn(file)]));
for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(`${found.length} sentences outside of app/messages.`);
  process.exit(1);
}
