/**
 * `node tests/sentences.mjs [folder or file ...]`: reports sentences of the interface that are not in app/messages.
 * Part of `npm run check`.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf } from './support/source-files.mjs';

/** Texts for developers and logs, and OpenAPI's own English, are not in app/messages. */
const DEVELOPERS_ONLY = /^(Error|TypeError|RangeError|logError|logWarning|logInfo|warn|info|describe|invariant)$/;
const DEVELOPERS_PROPERTIES = /^(description|summary|help|component|className|sizes|pattern|example|examples)$/;
/** Attributes that people read or hear. */
const READ = /^(aria-label|aria-description|aria-roledescription|label|title|placeholder|alt|busy|hint|lead|legend)$/;
const IS_SENTENCE = /^(?=.*[A-Za-z]{2})[“"']?[A-Z0-9“(][^<>{}=;]* [^<>{}=;]*$/;
/** These only look like sentences: media queries, headers, colours, commands, and names that are the same in every language. */
const FOR_MACHINES = [
  /\((min|max|prefers|hover|pointer)-/,
  /^(Sec-CH-|Re: …$| UTC$|\d+ (seconds|minutes)$)/,
  /^([\da-f]{6} )+[\da-f]{6}$/,
  /^(Steps|Sampler|Seed|CFG scale): $|^CC … …$| was thrown$/,
  /^((Network )?(Recycle Bin|Trash Folder)|System Volume Information)$/,
  /^(Rosé Pine|Tokyo Night|Samsung Internet)$/,
  /^[A-Z\d]{3,4} +$|^[A-Z\d]+(_[A-Z\d]+)+ …$|^[A-Z]+( [A-Z]+)+$/,
  /^[A-Z][a-z]+-[A-Z]\w+ -|^(User-agent|Crawl-delay|Disallow|Sitemap): /,
];
/** The messages themselves, the description of the API, SQL, and the titles of the demo gallery. */
const EXEMPT = /^app\/(messages|openapi|db\/migrations)\/|^app\/demo\/collection\.ts$/;
const HAS_LETTERS = /[A-Za-z]{2}/;

function isForDevelopers(node) {
  for (let { parent } = node; parent; { parent } = parent) {
    if (ts.isElementAccessExpression(parent)) return true;
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
      const callee = parent.expression;
      if (/^log\./.test(callee.getText())) return true;
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
    if (text !== null && !FOR_MACHINES.some((pattern) => pattern.test(text)) && !isForDevelopers(node)) {
      found.push(
        `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}  ${text.replace(/\s+/g, ' ').trim()}`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  yield* found;
}

/** Paths of SVG, names and values of headers, intervals of SQL, and the name of a resolution. */
const NO_WORDS =
  /^M\d[\d\s.,a-zA-Z-]*$|^HTTP\/1\.1 |^(([A-Z]{3,}|Cookie|Link|ETag|[A-Z][a-z]*-[\w-]+|…)(, |$))+$|^\d+ hour$|^Full HD$/;

/** The text of this node that people would read, or null. */
function textOf(node) {
  if (NO_WORDS.test(node.text)) return null;
  if (ts.isJsxText(node)) return HAS_LETTERS.test(node.text) ? node.text : null;
  if (ts.isTemplateExpression(node)) {
    const text = [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join('…');
    return IS_SENTENCE.test(text) && !NO_WORDS.test(text) ? text : null;
  }
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return null;
  const { parent } = node;
  if (ts.isJsxAttribute(parent))
    return READ.test(parent.name.getText()) && HAS_LETTERS.test(node.text) ? node.text : null;
  return IS_SENTENCE.test(node.text) ? node.text : null;
}

const files = process.argv.slice(2).flatMap((place) => filesOf(place, /\.tsx?$/));
const found = files.filter((file) => !EXEMPT.test(file)).flatMap((file) => [...sentencesIn(file)]);
for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(`${found.length} sentences outside of app/messages.`);
  process.exit(1);
}
