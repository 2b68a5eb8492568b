/**
 * `node tests/prose.mjs [folder or file ...]`: reports words that make our English read as if translated, in Markdown and in
 * English messages (app/messages/en). Part of `npm run check`.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf } from './support/source-files.mjs';

/** [pattern, what to write instead] */
const WORDS = [
  [/\banew\b/i, 'again, new, or a verb with re-'],
  [/\bwhoever\b/i, 'anyone who, or address the reader'],
  [/\bnobody\b/i, 'no one, or “you can’t”'],
  [/\b(somebody|everybody|anybody)\b/i, 'someone, everyone, anyone'],
  [/\bstands?\b(?! (for|out|in for)\b)/i, 'is'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bwhat (has )?bec[ao]me of\b/i, 'the result'],
  [/\bfor good\b/i, 'permanently'],
  [/\bbetween commas\b/i, 'comma-separated'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bformer\b/i, 'previous'],
  [/\b(likewise|meanwhile|thereby|wherefrom)\b/i, 'a plain sentence'],
  [/\bto be had\b/i, 'available'],
  [/\bnot to be reached\b/i, 'can’t be reached'],
  [/\bas (it|they) stands?\b/i, 'unchanged'],
  [/\b(that|which|who|it|we|you) shall\b/i, 'will, must or should'],
  [/\bof (its|their|our|his) own\b/i, 'its own …, or separate'],
];

const MAX_WORDS = 45;

/** Generated pages get their words from the code, so they are only checked when named. */
const isGenerated = (file) => readFileSync(file, 'utf8').startsWith('<!-- Written by');

const blanked = (text) => text.replace(/[^\n]/g, ' ');

/** Blanks code, link targets and HTML comments, which are not prose. Line numbers stay the same. */
const proseOfMarkdown = (text) =>
  text
    .replace(/^ *```[\s\S]*?^ *```$/gm, blanked)
    .replace(/<!--[\s\S]*?-->/g, blanked)
    .replace(/`[^`\n]*`/g, (code) => 'x'.padEnd(code.length))
    .replace(/\]\([^)\n]*\)/g, (target) => ']'.padEnd(target.length));

function* passagesOfMarkdown(file) {
  const lines = proseOfMarkdown(readFileSync(file, 'utf8')).split('\n');
  let first = 0;
  let passage = '';
  for (const [index, line] of [...lines.entries(), [lines.length, '']]) {
    const isRow = line.startsWith('|');
    if (passage && (line.trim() === '' || isRow || /^ *(#|[-*] |\d+\. )/.test(line))) {
      yield { file, line: first + 1, text: passage };
      passage = '';
    }
    if (isRow) {
      for (const text of line.split('|')) yield { file, line: index + 1, text, isCell: true };
    } else if (line.trim()) {
      if (!passage) first = index;
      passage += ` ${line.trim()}`;
    }
  }
}

function* passagesOfCode(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  yield* found;
}

const passagesOf = (file) => (file.endsWith('.md') ? passagesOfMarkdown(file) : passagesOfCode(file));

function* problemsOf({ file, line, text, isCell }) {
  for (const [pattern, instead] of WORDS) {
    const [word] = pattern.exec(text.replace(/--\w+/g, '')) ?? [];
    if (word) yield `${file}:${line}  “${word}”: write ${instead}`;
  }
  if (isCell) return;
  for (const sentence of text.split(/[.:;?!)]+(?=\s|$)/)) {
    const count = sentence.trim().split(/\s+/).length;
    if (count > MAX_WORDS)
      yield `${file}:${line}  ${count} words in one sentence: split “${sentence.trim().slice(0, 40)}…”`;
  }
}

const places = process.argv.slice(2);
const files = places
  .flatMap((place) => filesOf(place, /\.(md|tsx?)$/))
  .filter((file) => places.includes(file) || !isGenerated(file));
const problems = files.flatMap((file) => [...passagesOf(file)].flatMap((passage) => [...problemsOf(passage)]));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} places to rewrite.`);
  process.exit(1);
}
